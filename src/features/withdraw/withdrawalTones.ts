import type { WithdrawalState } from '#contract/cashier';

/** How each state of a withdrawal looks. */
export const withdrawalTones = {
  submitted: 'warning',
  approved: 'warning',
  paid: 'warning',
  received: 'success',
  partly: 'warning',
  notReceived: 'warning',
  settled: 'success',
  rejected: 'danger',
} as const satisfies Record<WithdrawalState, 'warning' | 'success' | 'danger'>;
