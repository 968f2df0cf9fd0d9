import { brandAsset, type Brand } from '#theme/brand';
import { isBareHost } from '#theme/isBareHost';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant, Tenants } from './tenant.ts';

/** A changed brand folder is noticed this much later at most; not every call looks at the disk. */
const LOOK_EVERY = 1_000;

const HEX = /^#([0-9a-f]{6})$/i;

const skinOf = ({ look: { variables } }: Pick<Brand, 'look'>): string[] =>
  (['--primary-main', '--accent-main', '--danger-main'] as const).flatMap(
    (name) => HEX.exec(variables[name] ?? '')?.[1] ?? [],
  );

const tenantOf = (brand: Brand): Tenant => {
  const { manifest, key } = brand;
  return {
    ...manifest,
    key,
    letters: brand.letters,
    market: brand.market.rules,
    favicon: brandAsset(brand, manifest.favicon),
    skin: skinOf(brand),
    gtagId: manifest.gtagId ?? null,
    supportChat: manifest.supportChat ?? null,
  };
};

export interface FolderTenantsOptions {
  readonly brands: Pick<BrandFolder, 'list' | 'refused'>;
  /** Key of the brand for `localhost` and bare addresses. */
  readonly defaultBrand: string;
  readonly runtime: Pick<Runtime, 'now'>;
}

interface Seen {
  readonly until: number;
  readonly list: readonly Tenant[];
  readonly byHost: ReadonlyMap<string, Tenant>;
  readonly refusedHosts: ReadonlySet<string>;
  readonly isDefaultRefused: boolean;
}

/** Brands of a folder as tenants; a folder added while the gateway runs becomes one. */
export const folderTenants = ({ brands, defaultBrand, runtime }: FolderTenantsOptions): Tenants => {
  let seen: Seen | undefined;
  const look = (): Seen => {
    const now = runtime.now().getTime();
    if (seen !== undefined && now < seen.until) return seen;
    const list = brands.list().map(tenantOf);
    const refused = brands.refused();
    seen = {
      until: now + LOOK_EVERY,
      list,
      byHost: new Map(list.flatMap((tenant) => tenant.hosts.map((host) => [host, tenant] as const))),
      refusedHosts: new Set(refused.flatMap(({ hosts }) => hosts)),
      isDefaultRefused: refused.some(({ key }) => key === defaultBrand),
    };
    return seen;
  };
  const forHost: Tenants['forHost'] = (host) => {
    const { byHost, list } = look();
    return byHost.get(host) ?? (isBareHost(host) ? list.find(({ key }) => key === defaultBrand) : undefined);
  };
  return {
    all: () => look().list,
    forHost,
    standing: (host) => {
      if (forHost(host) !== undefined) return 'shown';
      const { refusedHosts, isDefaultRefused } = look();
      return refusedHosts.has(host) || (isBareHost(host) && isDefaultRefused) ? 'refused' : 'unknown';
    },
  };
};
