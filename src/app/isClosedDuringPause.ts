import type { RouteEntry } from '@/config/routes';

/**
 * Whether a page is closed during a time-out or self-exclusion: home, games and offers. It then shows when the pause
 * ends (SAFE-03, SAFE-04).
 */
export const isClosedDuringPause = (route: RouteEntry | undefined): boolean =>
  route?.screen === 'Home' || route?.category !== undefined || route?.gamePage !== undefined;
