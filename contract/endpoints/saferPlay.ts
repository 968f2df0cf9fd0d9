import type { Endpoint } from '../endpoint.ts';

const own = {
  module: 'SAFER_PLAY',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  chosen: true,
} as const;

export const saferPlayEndpoints = {
  saferPlay: { ...own, method: 'GET', path: '/wps/member/saferPlay' },
  /**
   * A lower limit applies at once. A higher limit, or none, waits and must be confirmed. Setting the limit that
   * applies now cancels a waiting one.
   */
  setLimit: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit' },
  /** Confirms a higher limit after its waiting time. */
  confirmLimit: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit/confirm' },
  /** The member declines limits when the first deposit offers them. */
  declineLimits: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit/decline' },
  setRealityCheck: { ...own, method: 'POST', path: '/wps/member/saferPlay/realityCheck' },
  /** 'Continue': play is allowed until the next check. The other answers are to log out or to take a break. */
  answerRealityCheck: { ...own, method: 'POST', path: '/wps/member/saferPlay/realityCheck/answer' },
  takeTimeOut: { ...own, method: 'POST', path: '/wps/member/saferPlay/timeOut', encrypted: true },
  selfExclude: { ...own, method: 'POST', path: '/wps/member/saferPlay/exclusion', encrypted: true },
} as const satisfies Record<string, Endpoint>;
