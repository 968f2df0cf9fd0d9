import type { Boot } from '#contract/boot';
import { callKey } from '#contract/callKey';
import type { Language } from '#contract/constants';
import { announcementQuery } from '#contract/firstCalls';
import type { Announcements, Banner } from '#contract/wireTypes';
import { escapeHtml } from './escapeHtml.ts';
import type { Values } from './template.ts';

/** Own art only: a path of ours without size and ending, so that nothing foreign is asked for before the page runs. */
const ownArt = /^\/(?!\/)[\w/.-]+$/;

/** Where the banner leads; empty for nowhere and for links that need a question first. */
const linkOf = ({ linkageType, link }: Banner): string =>
  ({ none: '', route: link, promotion: `/promotions#${link}`, game: '', external: '' })[linkageType];

/** The first banner of the home page that the document can write by itself. */
export const heroOf = (answers: Boot['answers'], language: Language): Banner | null => {
  const found = answers[callKey('announcements', announcementQuery(language, 'B'))] as
    Announcements | undefined;
  const first = found?.banners.find(({ groupName }) => groupName === 'w_home');
  return first !== undefined && ownArt.test(first.url) ? first : null;
};

const shown = ['url', 'eyebrow', 'title', 'highlight', 'lead', 'action', 'condition'] as const;

/** Slot names and values of the banner, escaped; `heroUrl` and the like. */
export const heroValues = (hero: Banner | null): Values => ({
  heroLink: hero === null ? '' : escapeHtml(linkOf(hero)),
  ...Object.fromEntries(
    shown.map((name) => [
      `hero${name[0]?.toUpperCase()}${name.slice(1)}`,
      hero === null ? '' : escapeHtml(hero[name]),
    ]),
  ),
});
