import type { RouteEntry } from '@/config/routes';

/** Layout of a route's document: home with its banner, a page with footer, or a stage with the header alone. */
export type ShellKind = 'home' | 'page' | 'stage';

/** `withHero`: whether the document has a banner. Without one the home page is rendered as an ordinary page. */
export const shellKind = (route: RouteEntry | undefined, withHero: boolean): ShellKind => {
  if (route?.layout === 'headerOnly') return 'stage';
  return route?.screen === 'Home' && withHero ? 'home' : 'page';
};
