import type { RouteEntry } from '@/config/routes';

/** Whether a page is home, games or offers: these answer until when while their member rests (SAFE-03, SAFE-04). */
export const isClosedAtRest = (route: RouteEntry | undefined): boolean =>
  route?.screen === 'Home' || route?.category !== undefined || route?.gamePage !== undefined;
