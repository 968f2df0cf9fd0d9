import { routeOf, type RouteEntry } from '@/config/routes';
import { useSite } from './siteContext';

/**
 * The route of a path for this brand; a game-list page of a category that the brand does not list is 'not found'
 * (NAV-04).
 */
export const useRoute = (pathname: string): RouteEntry | undefined => {
  const { gameListCentres } = useSite().boot.brand;
  const route = routeOf(pathname);
  return route?.centre && !gameListCentres.some((type) => type === route.category) ? undefined : route;
};
