import { routeOf, type RouteEntry } from '@/config/routes';
import { useSite } from './siteContext';

/** The route of a path as this brand has it: a list of games that it does not have is not found (NAV-04). */
export const useRoute = (pathname: string): RouteEntry | undefined => {
  const { gameListCentres } = useSite().boot.brand;
  const route = routeOf(pathname);
  return route?.centre && !gameListCentres.some((type) => type === route.category) ? undefined : route;
};
