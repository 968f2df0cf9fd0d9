import type { RouteEntry } from '@/config/routes';

/** What the document of a route holds: home with its banner, a page with footer, a stage with the header alone. */
export type ShellKind = 'home' | 'page' | 'stage';

/** `withHero`: the document carries a banner; without one even home is written as a page. */
export const shellKind = (route: RouteEntry | undefined, withHero: boolean): ShellKind => {
  if (route?.layout === 'headerOnly') return 'stage';
  return route?.screen === 'Home' && withHero ? 'home' : 'page';
};
