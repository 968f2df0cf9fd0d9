import { isSiteLink } from '#contract/sitePaths';
import type { Banner } from '#contract/wireTypes';
import { safeAddress } from '../../content/safeAddress.ts';

type Link = Pick<Banner, 'linkageType' | 'link'>;

const rules = {
  none: (link) => (link === '' ? undefined : 'link has to be left out'),
  route: (link) =>
    isSiteLink(link) && safeAddress(link) ? undefined : 'link has to be a page of the site such as /live',
  promotion: (link) => (/^\d{1,9}$/.test(link) ? undefined : 'link has to be the id of a promotion'),
  game: (link) => (/^\w{1,32}$/.test(link) ? undefined : 'link has to be a game code'),
  external: (link) =>
    safeAddress(link) && !link.startsWith('/') ? undefined : 'link has to be an https address',
} as const satisfies Record<Banner['linkageType'], (link: string) => string | undefined>;

/** What is wrong with where a banner should lead (design §7), or nothing. */
export const bannerLinkFault = ({ linkageType, link }: Link): string | undefined => rules[linkageType](link);
