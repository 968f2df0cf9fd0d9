import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';
import { categoryRoutes } from '@/config/categories';
import { shownLanes } from './vendorRules';

export interface NavigationEntry {
  readonly key: 'home' | 'download' | 'promotions' | GameType;
  readonly path: string;
  readonly vendors: readonly Vendor[];
}

/** Order of the navigation: home, download, each category with vendors in the gateway's order, promotions (NAV-09). */
export const navigation = (lanes: readonly VendorLane[], language: Language): NavigationEntry[] => [
  { key: 'home', path: '/', vendors: [] },
  { key: 'download', path: '/down', vendors: [] },
  ...shownLanes(lanes, language).map(({ gameCategory, vendors }) => ({
    key: gameCategory,
    path: categoryRoutes[gameCategory],
    vendors,
  })),
  { key: 'promotions', path: '/promotions', vendors: [] },
];
