import { noMarket } from '#contract/market';
import { isBareHost } from '#theme/isBareHost';
import type { Tenant, Tenants } from '../brands/tenants/tenant.ts';

const testTenant = (key: string): Tenant => ({
  key,
  name: key,
  merchantCode: key,
  hosts: [`${key}.localhost`],
  languages: ['VI', 'EN'],
  currency: 'VND',
  currencySymbol: '₫',
  decimals: 0,
  moneyStep: 1_000,
  amounts: {},
  timeZone: 'Asia/Ho_Chi_Minh',
  age: 21,
  letters: {},
  market: noMarket,
  favicon: `/brands/${key}/favicon.svg`,
  skin: [],
  links: { support: '/help' },
  layout: { homeOrder: ['banners', 'notices', 'matches', 'lobby', 'promotions'], scene: 'cabinet' },
  modules: { COMM3: '1' },
  gtagId: null,
  supportChat: null,
  imageCDNs: [],
  launchGameCDNs: [],
});

/**
 * Brands of a test by name, each on `<name>.localhost`; the first is the default one. As long as `refused` has a brand,
 * its folder cannot be shown.
 */
export const testTenants = (
  brands: readonly string[],
  changes: Partial<Tenant> = {},
  refused: ReadonlySet<string> = new Set(),
): Tenants => {
  const made = brands.map((key) => ({ ...testTenant(key), ...changes }));
  const [first] = made;
  if (first === undefined) throw new Error('A test needs a brand');
  const isShown = ({ key }: Tenant): boolean => !refused.has(key);
  const named = (host: string): Tenant | undefined =>
    made.find(({ hosts }) => hosts.includes(host)) ?? (isBareHost(host) ? first : undefined);
  return {
    all: () => made.filter(isShown),
    forHost: (host) => [named(host)].find((tenant) => tenant !== undefined && isShown(tenant)),
    standing: (host) => {
      const tenant = named(host);
      if (tenant === undefined) return 'unknown';
      return isShown(tenant) ? 'shown' : 'refused';
    },
  };
};
