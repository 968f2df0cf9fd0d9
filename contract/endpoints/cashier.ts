import type { Endpoint } from '../endpoint.ts';

const own = {
  module: 'CASHIER',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  chosen: true,
} as const;

export const cashierEndpoints = {
  depositDesk: { ...own, method: 'GET', path: '/wps/cashier/deposit/desk' },
  deposit: { ...own, method: 'POST', path: '/wps/cashier/deposit', money: true },
  depositOrder: { ...own, method: 'GET', path: '/wps/cashier/deposit' },
  depositOrders: { ...own, method: 'GET', path: '/wps/cashier/deposits' },
  depositCancel: { ...own, method: 'POST', path: '/wps/cashier/deposit/cancel' },
  depositReceipt: { ...own, method: 'POST', path: '/wps/cashier/deposit/receipt' },
  uploadProof: { ...own, method: 'POST', path: '/wps/cashier/proof', upload: true },
  paymentTicket: { ...own, method: 'POST', path: '/wps/cashier/ticket', encrypted: true },
  withdrawDesk: { ...own, method: 'GET', path: '/wps/cashier/withdrawal/desk' },
  withdraw: { ...own, method: 'POST', path: '/wps/cashier/withdrawal', money: true },
  withdrawalOrder: { ...own, method: 'GET', path: '/wps/cashier/withdrawal' },
  withdrawalOrders: { ...own, method: 'GET', path: '/wps/cashier/withdrawals' },
  confirmWithdrawal: { ...own, method: 'POST', path: '/wps/cashier/withdrawal/receipt' },
  appealWithdrawal: { ...own, method: 'POST', path: '/wps/cashier/withdrawal/appeal' },
} as const satisfies Record<string, Endpoint>;
