import type { WithdrawalState } from '#contract/cashier';

/** Tone of each withdrawal state. */
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
