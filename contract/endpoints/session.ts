import type { Endpoint } from '../endpoint.ts';

const open = { module: 'SESSION', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;

/** These calls create a session; the browser's previous session ends. */
const entry = { ...open, token: true } as const;

const own = { ...open, token: true, role: 'player', owner: 'self', chosen: true } as const;

export const sessionEndpoints = {
  login: { ...entry, method: 'POST', path: '/wps/session/login', encrypted: true },
  loginCheckCode: { ...open, method: 'POST', path: '/wps/session/login/check/code', chosen: true },
  loginCheck: {
    ...entry,
    method: 'POST',
    path: '/wps/session/login/check',
    encrypted: true,
    chosen: true,
  },
  remembered: { ...open, method: 'POST', path: '/wps/session/remembered', chosen: true },
  socketTicket: { ...open, method: 'POST', path: '/wps/socket/ticket', token: true, chosen: true },
  handOver: { ...entry, method: 'POST', path: '/wps/session/handOver', chosen: true },
  sessionInfo: { ...own, method: 'GET', path: '/wps/session/info' },
  devices: { ...own, method: 'GET', path: '/wps/session/devices' },
  signOutDevice: { ...own, method: 'DELETE', path: '/wps/session/devices' },
  loginFreePlay: { ...entry, method: 'POST', path: '/wps/session/login/freeplay' },
  logout: {
    ...open,
    method: 'DELETE',
    path: '/wps/session/logout',
    token: true,
    role: 'player',
    owner: 'self',
  },
  loginSms: { ...open, method: 'POST', path: '/wps/verification/sms/noLogin' },
  registerSms: { ...open, method: 'POST', path: '/wps/verification/sms/register' },
  humanChallenge: { ...open, method: 'GET', path: '/wps/verification/human', chosen: true },
  socialStart: { ...open, method: 'POST', path: '/wps/session/login/social', chosen: true },
  socialFinish: { ...entry, method: 'POST', path: '/wps/session/login/social/callback', chosen: true },
} as const satisfies Record<string, Endpoint>;
