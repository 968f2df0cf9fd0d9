import type { Endpoint } from '../endpoint.ts';

const open = { module: 'CONTENT', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'CONTENT', token: true, encrypted: false, role: 'member', owner: 'self' } as const;
/** A visitor may chat with an outside party too. */
const seat = { ...open, token: true, chosen: true } as const;

export const contentEndpoints = {
  announcements: {
    ...open,
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    token: true,
    byLanguage: true,
  },
  posts: { ...open, method: 'GET', path: '/wps/content/posts', byLanguage: true, chosen: true },
  post: { ...open, method: 'GET', path: '/wps/content/post', byLanguage: true, chosen: true },
  /** Where the chat takes place, and the token that opens an outside one. */
  supportSeat: { ...seat, method: 'GET', path: '/wps/support/seat' },
  supportChat: { ...own, method: 'GET', path: '/wps/support/chat', chosen: true },
  supportSay: { ...own, method: 'POST', path: '/wps/support/message', chosen: true },
  supportPicture: { ...own, method: 'GET', path: '/wps/support/picture', chosen: true },
  /** Only the number of answers that wait; asked by every page. */
  supportUnread: { ...own, method: 'GET', path: '/wps/support/unread', chosen: true },
  supportRead: { ...own, method: 'POST', path: '/wps/support/read', chosen: true },
  supportRate: { ...own, method: 'POST', path: '/wps/support/rating', chosen: true },
  missionSummary: {
    ...own,
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    byLanguage: true,
  },
  missionLeaderboard: { ...own, method: 'GET', path: '/wps/relay/MCSFE_getMissionLeaderboard' },
} as const satisfies Record<string, Endpoint>;
