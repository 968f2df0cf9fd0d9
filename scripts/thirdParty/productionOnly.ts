import { runsInProduction, type Lock } from './productionPackages.ts';

/**
 * A `package.json` or its lock file without development dependencies. `npm sbom --omit=dev` also omits packages that
 * a tool shares with the product, such as React (npm/cli#7909), so the manifest is cut before npm reads it.
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
