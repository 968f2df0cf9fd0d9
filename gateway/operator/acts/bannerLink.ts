import { isSiteLink } from '#contract/sitePaths';
import type { Banner } from '#contract/wireTypes';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import { popupStore } from '../../content/popupStore.ts';
import { safeAddress } from '../../content/safeAddress.ts';
import type { ActContext } from './act.ts';

type Link = Pick<Banner, 'linkageType' | 'link'>;
type Context = Pick<ActContext, 'tx' | 'merchant' | 'now'>;
type Fault = string | undefined;

const rules = {
  none: (link) => (link === '' ? undefined : 'link has to be left out'),
  route: (link) =>
    isSiteLink(link) && safeAddress(link) ? undefined : 'link has to be a page of the site such as /live',
  promotion: async (link, { tx, merchant, now }) => {
    const popups = await popupStore(tx).list(merchant);
    const found = popups.find(({ id, endsAt }) => String(id) === link && (endsAt === null || endsAt > now));
    return found === undefined
      ? `link has to be the id of a popup that has not ended, out of popup list; ${link || 'nothing'} is none`
      : undefined;
  },
  game: async (link, { tx, merchant }) => {
    const [found] = await gameRepository(tx).byCodes(merchant, [link]);
    return found === undefined || found.game.goneAt !== null
      ? `link has to be the code of a game such as RNG0001; ${link || 'nothing'} is none`
      : undefined;
  },
  external: (link) =>
    safeAddress(link) && !link.startsWith('/') ? undefined : 'link has to be an https address',
} as const satisfies Record<
  Banner['linkageType'],
  (link: string, context: Context) => Fault | Promise<Fault>
>;

/** What is wrong with where a banner should lead (design §7), or nothing. */
export const bannerLinkFault = async ({ linkageType, link }: Link, context: Context): Promise<Fault> =>
  rules[linkageType](link, context);
