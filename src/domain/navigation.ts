import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';
import { categoryRoutes } from '@/config/categories';
import { shownLanes } from './vendorRules';

export interface NavigationEntry {
  readonly key: 'home' | 'download' | 'promotions' | GameType;
  readonly path: string;
  readonly vendors: readonly Vendor[];
}

/** Home, Download, each category that has vendors in the server's order, Promotions (NAV-09). */
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
