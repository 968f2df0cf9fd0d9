import type { Endpoint } from '../endpoint.ts';

const own = { module: 'WALLET', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const walletEndpoints = {
  balance: { ...own, method: 'GET', path: '/wps/v2/wallets/balance' },
  walletTransfer: { ...own, method: 'POST', path: '/wps/relay/GCS_walletTransfer', money: true },
  merchantWallet: {
    ...own,
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    token: false,
    role: 'anyone',
    owner: 'none',
  },
} as const satisfies Record<string, Endpoint>;
