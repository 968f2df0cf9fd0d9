import type { WithdrawalState } from '#contract/cashier';

/** How each state of a withdrawal looks. */
export const withdrawalTones = {
  submitted: 'waiting',
  approved: 'waiting',
  paid: 'waiting',
  received: 'good',
  partly: 'waiting',
  notReceived: 'waiting',
  settled: 'good',
  rejected: 'bad',
} as const satisfies Record<WithdrawalState, 'waiting' | 'good' | 'bad'>;
