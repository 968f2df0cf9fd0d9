import { runsInProduction, type Lock } from './productionPackages.ts';

/**
 * A project's `package.json` or the lock of it as if it had no tools. `npm sbom --omit=dev` leaves out what a tool uses
 * as well, React among it (npm/cli#7909), so the list is cut before npm reads it.
 */
export const withoutTools = <T extends object>(manifest: T): Omit<T, 'devDependencies'> => {
  const { devDependencies: _tools, ...rest } = manifest as T & { devDependencies?: unknown };
  return rest;
};

export const productionLock = (lock: Lock): Lock => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, entry]) => runsInProduction(entry))
      .map(([path, entry]) => [path, path === '' ? withoutTools(entry) : entry]),
  ),
});
