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

/** The brand's order: home first, then what it names, then the others as they stood, without what it hides. */
export const arranged = <Entry extends Pick<NavigationEntry, 'key'>>(
  entries: readonly Entry[],
  { order, hidden }: { readonly order: readonly string[]; readonly hidden: readonly string[] },
): Entry[] => {
  const placeOf = ({ key }: Entry): number => {
    if (key === 'home') return -1;
    const place = order.indexOf(key);
    return place < 0 ? order.length : place;
  };
  return entries
    .filter(({ key }) => key === 'home' || !hidden.includes(key))
    .sort((one, other) => placeOf(one) - placeOf(other));
};
