import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/** Build tools that add code of their own to the site's scripts. */
const shippedTools = ['webpack', 'mini-css-extract-plugin'];

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Installed for a tool; a production package lists it as optional only. */
  readonly devOptional?: boolean;
}

export interface Lock {
  readonly packages: Record<string, LockEntry>;
}

export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX licence expression. */
  readonly license: string;
  /** Its folder; undefined if it is for another platform. */
  readonly folder: string;
}

export const readLock = (): Lock =>
  JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;

export const runsInProduction = ({ dev, devOptional }: LockEntry): boolean => !dev && !devOptional;

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/**
 * The packages that the gateway runs or the site ships, on every platform: each name and version once, sorted by
 * name.
 */
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
