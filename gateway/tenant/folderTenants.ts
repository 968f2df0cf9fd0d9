import { currencyExponents, type Currency } from '#contract/money';
import { brandAsset, type Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { Runtime } from '../runtime.ts';
import type { Tenant, Tenants } from './tenant.ts';

/** A changed brand folder is noticed this much later at most; not every call looks at the disk. */
const LOOK_EVERY = 1_000;

const isCurrency = (currency: string): currency is Currency => Object.hasOwn(currencyExponents, currency);

/** A brand in a currency that the ledger cannot hold is no tenant. */
const tenantOf = (brand: Brand): Tenant | undefined => {
  const { manifest, key } = brand;
  const { currency, favicon, gtagId } = manifest;
  return isCurrency(currency)
    ? { ...manifest, key, currency, favicon: brandAsset(brand, favicon), gtagId: gtagId ?? null }
    : undefined;
};

export interface FolderTenantsOptions {
  readonly brands: Pick<BrandFolder, 'list' | 'byHost'>;
  /** Key of the brand for unknown hosts. */
  readonly defaultBrand: string;
  readonly runtime: Pick<Runtime, 'now'>;
}

/** Brands of a folder as tenants; a folder added while the gateway runs becomes one. */
export const folderTenants = ({ brands, defaultBrand, runtime }: FolderTenantsOptions): Tenants => {
  let known:
    | {
        readonly until: number;
        readonly byHost: ReadonlyMap<string, Tenant>;
        readonly list: readonly Tenant[];
      }
    | undefined;
  const look = () => {
    const now = runtime.now().getTime();
    if (known === undefined || now >= known.until) {
      const list = brands
        .list()
        .map(tenantOf)
        .filter((tenant) => tenant !== undefined);
      const byHost = new Map(list.flatMap((tenant) => tenant.hosts.map((host) => [host, tenant] as const)));
      known = { until: now + LOOK_EVERY, byHost, list };
    }
    return known;
  };
  const fallback = (list: readonly Tenant[]): Tenant => {
    const tenant = list.find(({ key }) => key === defaultBrand) ?? list[0] ?? tenantOf(brands.byHost(''));
    if (tenant === undefined) throw new Error('No brand can be shown');
    return tenant;
  };
  return {
    all: () => look().list,
    forHost: (host) => {
      const { byHost, list } = look();
      return byHost.get(host) ?? fallback(list);
    },
  };
};
