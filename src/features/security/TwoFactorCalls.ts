import type { useTwoFactor } from '@/data/resources/useTwoFactor';

/** The calls that the steps make. */
export type TwoFactorCalls = Pick<ReturnType<typeof useTwoFactor>, 'enrol' | 'confirm' | 'disable'>;
