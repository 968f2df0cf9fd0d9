import { isBareHost } from '#theme/isBareHost';
import type { Tenant, Tenants } from '../tenant/tenant.ts';

const testTenant = (key: string): Tenant => ({
  key,
  name: key,
  merchantCode: key,
  hosts: [`${key}.localhost`],
  languages: ['VI', 'EN'],
  currency: 'VND',
  currencySymbol: '₫',
  decimals: 0,
  timeZone: 'Asia/Ho_Chi_Minh',
  age: 21,
  favicon: `/brands/${key}/favicon.svg`,
  links: { support: '/help' },
  layout: { homeOrder: ['banners', 'notices', 'matches', 'lobby', 'promotions'] },
  modules: { COMM3: '1' },
  gtagId: null,
  imageCDNs: [],
  launchGameCDNs: [],
});

/** Brands of a test by name, each on `<name>.localhost`; the first is the default one. */
export const testTenants = (brands: readonly string[], changes: Partial<Tenant> = {}): Tenants => {
  const list = brands.map((key) => ({ ...testTenant(key), ...changes }));
  const [first] = list;
  if (first === undefined) throw new Error('A test needs a brand');
  const forHost: Tenants['forHost'] = (host) =>
    list.find(({ hosts }) => hosts.includes(host)) ?? (isBareHost(host) ? first : undefined);
  return {
    all: () => list,
    forHost,
    standing: (host) => (forHost(host) === undefined ? 'unknown' : 'shown'),
  };
};
