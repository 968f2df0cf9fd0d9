import { useLocation } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { categoryRoutes } from '@/config/categories';
import { routeOf } from '@/config/routes';

const vendorParameter = 'vassalage';

/** The category that the path names, and the vendor that the query chooses (NAV-05). */
export const useCategoryAddress = () => {
  const { pathname, search } = useLocation();
  const category = routeOf(pathname)?.category as GameType;
  const path = categoryRoutes[category];
  return {
    category,
    vassalage: new URLSearchParams(search).get(vendorParameter) || undefined,
    addressOf: (code?: string): string =>
      code === undefined ? path : `${path}?${new URLSearchParams({ [vendorParameter]: code }).toString()}`,
  };
};
