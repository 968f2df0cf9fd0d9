import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Brand } from './brand.ts';
import { isBareHost } from './isBareHost.ts';
import { readBrand, type RefusedBrand } from './readBrand.ts';

const folderName = /^[a-z\d][a-z\d-]{0,39}$/;

export interface BrandFolder {
  /** Every brand that can be shown, by name of its folder. */
  list: () => readonly Brand[];
  byKey: (key: string) => Brand | undefined;
  /** The brand of a host name without port. The default one is for `localhost` and bare addresses alone. */
  byHost: (host: string) => Brand | undefined;
  /** Folders that are not shown, and why. */
  refused: () => readonly RefusedBrand[];
}

interface Kept {
  stamp: string;
  found: Brand | RefusedBrand;
}

const stampOf = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
};

/** Of all its files, as a picture's address is cached under the version of the whole. */
const stampsIn = (folder: string): string => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => `${path} ${stampOf(path)}`)
      .toSorted()
      .join('\n');
  } catch {
    return 'none';
  }
};

const folderNames = (dir: string): string[] => {
  try {
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && folderName.test(entry.name))
      .map((entry) => entry.name)
      .toSorted();
  } catch {
    return [];
  }
};

const claimsOf = ({ manifest }: Brand): string[] => [...manifest.hosts, `merchant ${manifest.merchantCode}`];

/**
 * A host or merchant belongs to one brand: the older folder keeps it, so that a copy that still names its original never
 * takes the place of a brand with members and money.
 */
function withoutRivals(found: readonly (Brand | RefusedBrand)[], birth: (brand: Brand) => number) {
  const owners = new Map<string, Brand>();
  const brands = found.filter((brand): brand is Brand => !('reason' in brand));
  for (const brand of brands.toSorted((a, b) => birth(a) - birth(b)))
    for (const claim of claimsOf(brand)) if (!owners.has(claim)) owners.set(claim, brand);
  return found.map((brand): Brand | RefusedBrand => {
    if ('reason' in brand) return brand;
    const taken = claimsOf(brand).find((claim) => owners.get(claim) !== brand);
    if (taken === undefined) return brand;
    const { key, manifest } = brand;
    return { key, hosts: manifest.hosts, reason: `${key}: ${taken} belongs to ${owners.get(taken)?.key}` };
  });
}

/** A file that can no longer be read still stands for the hosts that it named before. */
const rememberHosts = (found: Brand | RefusedBrand, before: Brand | RefusedBrand | undefined) => {
  if (!('reason' in found) || found.hosts.length > 0 || before === undefined) return found;
  return { ...found, hosts: 'reason' in before ? before.hosts : before.manifest.hosts };
};

const birthOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0;

interface BrandFolderOptions {
  /** When a folder was made. */
  bornAt?: (path: string) => number;
  /** Off in production: a brand that is there for tests is nobody's site. */
  testBrands?: boolean;
}

const withoutTests = (found: Brand | RefusedBrand, testBrands: boolean): Brand | RefusedBrand =>
  testBrands || 'reason' in found || !found.manifest.testOnly
    ? found
    : { key: found.key, hosts: [], reason: `${found.key}: for tests alone ("testOnly" in brand.json)` };

/** Reads brands from a folder of folders and notices changed, new and removed ones at the next question. Never throws. */
export function readBrandFolder(
  dir: string,
  defaultKey: string,
  { bornAt = birthOf, testBrands = true }: BrandFolderOptions = {},
): BrandFolder {
  const kept = new Map<string, Kept>();

  const look = (key: string): Brand | RefusedBrand => {
    const stamp = stampsIn(join(dir, key));
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.found;
    const found = withoutTests(rememberHosts(readBrand(dir, key), known?.found), testBrands);
    kept.set(key, { stamp, found });
    return found;
  };

  const birth = ({ key }: Brand) => bornAt(join(dir, key));
  const all = () => withoutRivals(folderNames(dir).map(look), birth);
  const list = () => all().filter((brand): brand is Brand => !('reason' in brand));
  const byKey = (key: string) => list().find((brand) => brand.key === key);

  return {
    list,
    byKey,
    byHost: (host) => {
      const brands = list();
      const name = host.toLowerCase();
      const own = brands.find(({ manifest }) => manifest.hosts.includes(name));
      return own ?? (isBareHost(name) ? brands.find(({ key }) => key === defaultKey) : undefined);
    },
    refused: () => all().filter((brand) => 'reason' in brand),
  };
}
