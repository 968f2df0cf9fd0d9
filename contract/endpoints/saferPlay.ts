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
  /** Lower holds at once; higher, or none, waits and has to be confirmed. The limit that holds calls off what waits. */
  setLimit: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit' },
  /** The second yes to a higher limit whose wait is over. */
  confirmLimit: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit/confirm' },
  /** The member was asked at the first deposit and wants no limits. */
  declineLimits: { ...own, method: 'POST', path: '/wps/member/saferPlay/limit/decline' },
  setRealityCheck: { ...own, method: 'POST', path: '/wps/member/saferPlay/realityCheck' },
  /** 'Go on': play is taken again until the next check. Logging out or taking a break is the other answer. */
  answerRealityCheck: { ...own, method: 'POST', path: '/wps/member/saferPlay/realityCheck/answer' },
  takeTimeOut: { ...own, method: 'POST', path: '/wps/member/saferPlay/timeOut', encrypted: true },
  selfExclude: { ...own, method: 'POST', path: '/wps/member/saferPlay/exclusion', encrypted: true },
} as const satisfies Record<string, Endpoint>;
