import type { DepositState } from '#contract/cashier';

export const depositTones = {
  waiting: 'info',
  processing: 'info',
  delayed: 'warning',
  credited: 'success',
  partly: 'warning',
  rejected: 'danger',
  cancelled: 'warning',
  expired: 'warning',
} as const satisfies Record<DepositState, 'info' | 'warning' | 'success' | 'danger'>;
