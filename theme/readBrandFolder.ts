import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Brand } from './brand.ts';
import { isBareHost } from './isBareHost.ts';
import { readBrand, type RefusedBrand } from './readBrand.ts';

const folderName = /^[a-z\d][a-z\d-]{0,39}$/;

export const isBrandFolderName = (name: string): boolean => folderName.test(name);

export interface BrandFolder {
  /** Every brand that is valid and not refused, sorted by folder name. */
  list: () => readonly Brand[];
  byKey: (key: string) => Brand | undefined;
  /** The brand that claims a host name (without port). `localhost` and bare IP addresses get the default brand. */
  byHost: (host: string) => Brand | undefined;
  /** Folders that are refused, each with the reason. */
  refused: () => readonly RefusedBrand[];
}

interface CachedBrand {
  stamp: string;
  found: Brand | RefusedBrand;
}

const stampOf = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
};

/** Changes when any file of the brand changes. Picture URLs carry the version of the whole brand, so one stamp covers all files. */
const folderStamp = (folder: string): string => {
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
      .filter((entry) => entry.isDirectory() && isBrandFolderName(entry.name))
      .map((entry) => entry.name)
      .toSorted();
  } catch {
    return [];
  }
};

const claimsOf = ({ manifest }: Brand): string[] => [...manifest.hosts, `merchant ${manifest.merchantCode}`];

/**
 * Refuses brands that claim a host or merchant of an older brand folder. A copied folder still names the hosts of its
 * original; it must not take them over from a brand that has members and money.
 */
function refuseRivals(found: readonly (Brand | RefusedBrand)[], createdAtOf: (brand: Brand) => number) {
  const owners = new Map<string, Brand>();
  const brands = found.filter((brand): brand is Brand => !('reason' in brand));
  for (const brand of brands.toSorted((a, b) => createdAtOf(a) - createdAtOf(b)))
    for (const claim of claimsOf(brand)) if (!owners.has(claim)) owners.set(claim, brand);
  return found.map((brand): Brand | RefusedBrand => {
    if ('reason' in brand) return brand;
    const taken = claimsOf(brand).find((claim) => owners.get(claim) !== brand);
    if (taken === undefined) return brand;
    const { key, manifest } = brand;
    return { key, hosts: manifest.hosts, reason: `${key}: ${taken} belongs to ${owners.get(taken)?.key}` };
  });
}

/** A brand whose manifest becomes unreadable keeps the hosts that it named before. */
const rememberHosts = (found: Brand | RefusedBrand, before: Brand | RefusedBrand | undefined) => {
  if (!('reason' in found) || found.hosts.length > 0 || before === undefined) return found;
  return { ...found, hosts: 'reason' in before ? before.hosts : before.manifest.hosts };
};

const creationTime = (path: string): number => statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0;

interface BrandFolderOptions {
  /** Returns when a folder was created. */
  createdAt?: (path: string) => number;
  /** In production neither brands with `testOnly` are served nor those whose market nobody has confirmed. */
  production?: boolean;
  /** Whether payments go to a provider outside, which brands of a demonstration's market must not have. */
  outsidePayments?: boolean;
}

/** Why production does not serve a brand. */
const unfitFor = ({ manifest, market }: Brand): string | undefined => {
  if (manifest.testOnly) return 'for tests alone ("testOnly" in brand.json)';
  if (market.rules.demoOnly) return `its market ${market.rules.id} is for demonstrations alone`;
  const [first] = market.unconfirmed;
  return (
    first &&
    `its market ${market.rules.id} has ${market.unconfirmed.length} placeholders to confirm with counsel, such as ${first}`
  );
};

/** Why a gateway whose payments go outside does not serve it. */
const unpayable = ({ market: { rules } }: Brand): string | undefined =>
  rules.demoOnly
    ? `its market ${rules.id} has play money alone, and CASHIER names a provider outside`
    : undefined;

const refuseUnfit = (
  found: Brand | RefusedBrand,
  isUnfit: (brand: Brand) => string | undefined,
): Brand | RefusedBrand => {
  const reason = 'reason' in found ? undefined : isUnfit(found);
  return reason === undefined ? found : { key: found.key, hosts: [], reason: `${found.key}: ${reason}` };
};

/** Reads one brand from each folder in `dir`. Every call checks for changed, new and removed brands. Never throws. */
export function readBrandFolder(
  dir: string,
  defaultKey: string,
  { createdAt = creationTime, production = false, outsidePayments = false }: BrandFolderOptions = {},
): BrandFolder {
  const cache = new Map<string, CachedBrand>();

  const readCached = (key: string): Brand | RefusedBrand => {
    const stamp = folderStamp(join(dir, key));
    const known = cache.get(key);
    if (known?.stamp === stamp) return known.found;
    const read = rememberHosts(readBrand(dir, key), known?.found);
    const found = refuseUnfit(
      read,
      (brand) =>
        (production ? unfitFor(brand) : undefined) ?? (outsidePayments ? unpayable(brand) : undefined),
    );
    cache.set(key, { stamp, found });
    return found;
  };

  const createdAtOf = ({ key }: Brand) => createdAt(join(dir, key));
  const all = () => refuseRivals(folderNames(dir).map(readCached), createdAtOf);
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
