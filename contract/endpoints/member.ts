import type { Endpoint } from '../endpoint.ts';

const open = { module: 'MEMBER', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;

/** These calls create a session; the browser's previous session ends. */
const entry = { ...open, token: true } as const;
const own = { module: 'MEMBER', token: true, encrypted: false, role: 'player', owner: 'self' } as const;

const personal = { ...own, role: 'member', chosen: true } as const;
const twoFactor = { ...own, role: 'member', encrypted: true, chosen: true } as const;

export const memberEndpoints = {
  memberInfo: { ...own, method: 'GET', path: '/wps/member/info' },
  memberIcon: { ...own, method: 'GET', path: '/wps/member/info/icon' },
  register: { ...entry, method: 'PUT', path: '/wps/member/register', encrypted: true },
  registerMobile: { ...entry, method: 'PUT', path: '/wps/member/register/mobile', encrypted: true },
  changePassword: { ...own, method: 'POST', path: '/wps/member/password', encrypted: true, role: 'member' },
  /** Says for which reason a password would be refused, while the visitor types it. The gateway stores nothing. */
  passwordHint: { ...open, method: 'POST', path: '/wps/member/password/hint', encrypted: true },
  forgotByEmail: { ...open, method: 'POST', path: '/wps/member/password/email', form: true },
  forgotByPhone: { ...entry, method: 'POST', path: '/wps/member/password/verification', encrypted: true },
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
  memberProfile: { ...personal, method: 'GET', path: '/wps/member/profile' },
  changeNickname: { ...personal, method: 'POST', path: '/wps/member/nickname' },
  setWithdrawPassword: {
    ...personal,
    method: 'POST',
    path: '/wps/member/password/withdraw',
    encrypted: true,
  },
  contactCode: { ...personal, method: 'POST', path: '/wps/member/contact/code' },
  changeContact: { ...personal, method: 'POST', path: '/wps/member/contact', encrypted: true },
  loginHistory: { ...personal, method: 'GET', path: '/wps/member/loginHistory' },
  bankAccounts: { ...personal, method: 'GET', path: '/wps/member/bankAccounts' },
  addBankAccount: { ...personal, method: 'POST', path: '/wps/member/bankAccounts', encrypted: true },
  addReceivingAddress: {
    ...personal,
    method: 'POST',
    path: '/wps/member/receivingAddresses',
    encrypted: true,
  },
  removeBankAccount: { ...personal, method: 'DELETE', path: '/wps/member/bankAccounts' },
  firstLogin: { ...own, method: 'POST', path: '/wps/member/firstLogin', role: 'member', chosen: true },
  unreadCount: { ...own, method: 'GET', path: '/wps/relay/CSP_unreadCount', role: 'member' },
  messages: { ...personal, method: 'GET', path: '/wps/relay/CSP_messages' },
  readMessage: { ...personal, method: 'POST', path: '/wps/relay/CSP_readMessage' },
  deleteMessage: { ...personal, method: 'DELETE', path: '/wps/relay/CSP_deleteMessage' },
} as const satisfies Record<string, Endpoint>;
