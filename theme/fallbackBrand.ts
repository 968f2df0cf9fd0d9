import type { Brand } from './brand.ts';
import { resolveBrand } from './resolveBrand.ts';

const look = resolveBrand({
  surface: { page: { $value: '#f4f4f5' }, raised: { $value: '#ffffff' } },
  text: { primary: { $value: '#18181b' } },
  primary: { main: { $value: '#3f3f46' } },
  accent: { main: { $value: '#3f3f46' } },
  success: { main: { $value: '#166534' } },
  danger: { main: { $value: '#b91c1c' } },
  focus: { ring: { $value: '#1d4ed8' } },
});
if ('reason' in look) throw new Error(look.reason);

/** Shown when no folder holds a brand that can be read, so that a visitor still gets a page. */
export const fallbackBrand: Brand = {
  key: 'fallback',
  version: '0',
  look,
  manifest: {
    name: 'Marquee',
    hosts: ['localhost'],
    merchantCode: 'fallback',
    languages: ['VI', 'EN'],
    currency: 'VND',
    currencySymbol: '₫',
    decimals: 0,
    timeZone: 'Asia/Ho_Chi_Minh',
    age: 21,
    logo: 'logo.svg',
    favicon: 'favicon.svg',
    touchIcon: 'favicon.svg',
    shareImage: 'logo.svg',
    hero: { file: 'hero', widths: [780], height: 557 },
    copy: {
      VI: { title: 'Marquee', description: 'Marquee', tagline: 'Marquee' },
      EN: { title: 'Marquee', description: 'Marquee', tagline: 'Marquee' },
    },
    links: { support: '/help' },
    layout: { homeOrder: ['banners', 'notices', 'matches', 'lobby', 'promotions'] },
    vendorPictures: 'color',
    modules: { COMM3: '1' },
    gameListCentres: [],
    asksConsent: true,
    imageCDNs: [],
    launchGameCDNs: [],
  },
};
