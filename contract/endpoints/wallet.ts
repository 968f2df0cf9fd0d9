import type { Endpoint } from '../endpoint.ts';

const own = { module: 'WALLET', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const walletEndpoints = {
  balance: { ...own, method: 'GET', path: '/wps/v2/wallets/balance' },
  wallets: { ...own, method: 'GET', path: '/wps/v2/wallets', chosen: true },
  walletTotals: { ...own, method: 'GET', path: '/wps/v2/wallets/totals', chosen: true },
  walletTransfer: { ...own, method: 'POST', path: '/wps/relay/GCS_walletTransfer', money: true },
  walletCollect: { ...own, method: 'POST', path: '/wps/v2/wallets/collect', money: true, chosen: true },
  merchantWallet: {
    ...own,
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    token: false,
    role: 'anyone',
    owner: 'none',
  },
  lineTransferDesk: { ...own, method: 'GET', path: '/wps/v2/wallets/line', chosen: true },
  /**
   * Sends to the upline, or from an agent to a downline. The gateway checks the receiver against the caller's own
   * line.
   */
  lineTransfer: { ...own, method: 'POST', path: '/wps/v2/wallets/line', money: true, chosen: true },
} as const satisfies Record<string, Endpoint>;
