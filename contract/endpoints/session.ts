import type { Endpoint } from '../endpoint.ts';

const open = { module: 'SESSION', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;

export const sessionEndpoints = {
  login: { ...open, method: 'POST', path: '/wps/session/login', encrypted: true },
  loginFreePlay: { ...open, method: 'POST', path: '/wps/session/login/freeplay' },
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
  socialFinish: { ...open, method: 'POST', path: '/wps/session/login/social/callback', chosen: true },
} as const satisfies Record<string, Endpoint>;
