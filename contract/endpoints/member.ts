import type { Endpoint } from '../endpoint.ts';

const open = { module: 'MEMBER', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'MEMBER', token: true, encrypted: false, role: 'player', owner: 'self' } as const;

const twoFactor = { ...own, role: 'member', encrypted: true, chosen: true } as const;

export const memberEndpoints = {
  memberInfo: { ...own, method: 'GET', path: '/wps/member/info' },
  memberIcon: { ...own, method: 'GET', path: '/wps/member/info/icon' },
  register: { ...open, method: 'PUT', path: '/wps/member/register', encrypted: true },
  registerMobile: { ...open, method: 'PUT', path: '/wps/member/register/mobile', encrypted: true },
  changePassword: { ...own, method: 'POST', path: '/wps/member/password', encrypted: true, role: 'member' },
  forgotByEmail: { ...open, method: 'POST', path: '/wps/member/password/email', form: true },
  forgotByPhone: { ...open, method: 'POST', path: '/wps/member/password/verification', encrypted: true },
  resetByLink: {
    ...open,
    method: 'POST',
    path: '/wps/member/password/link',
    encrypted: true,
    chosen: true,
  },
  twoFactor: { ...twoFactor, method: 'GET', path: '/wps/member/twoFactor', encrypted: false },
  twoFactorEnrol: { ...twoFactor, method: 'POST', path: '/wps/member/twoFactor/enrol' },
  twoFactorConfirm: { ...twoFactor, method: 'POST', path: '/wps/member/twoFactor/confirm' },
  twoFactorDisable: { ...twoFactor, method: 'POST', path: '/wps/member/twoFactor/disable' },
  firstLogin: { ...own, method: 'POST', path: '/wps/member/firstLogin', role: 'member', chosen: true },
  unreadCount: { ...own, method: 'GET', path: '/wps/relay/CSP_unreadCount', role: 'member' },
} as const satisfies Record<string, Endpoint>;
