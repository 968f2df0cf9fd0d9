import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/** Tools that write code of their own into the scripts of the site. */
const shippedTools = ['webpack', 'mini-css-extract-plugin'];

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** There for a tool; a package that runs could use it and does not ask for it. */
  readonly devOptional?: boolean;
}

export interface Lock {
  readonly packages: Record<string, LockEntry>;
}

export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX. */
  readonly license: string;
  /** Its folder; absent where it is for another platform. */
  readonly folder: string;
}

export const readLock = (): Lock =>
  JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;

export const runsInProduction = ({ dev, devOptional }: LockEntry): boolean => !dev && !devOptional;

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/** What the gateway runs and the site ships, on every platform: each package in each version once, by name. */
export const productionPackages = ({ packages }: Lock = readLock()): ProductionPackage[] => {
  const found = Object.entries(packages)
    .filter(
      ([path, entry]) => path !== '' && (runsInProduction(entry) || shippedTools.includes(nameOf(path))),
    )
    .map(([path, { version, license = '' }]) => ({
      name: nameOf(path),
      version,
      license,
      folder: join(project, path),
    }));
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.keys()].toSorted().flatMap((key) => once.get(key) ?? []);
};
