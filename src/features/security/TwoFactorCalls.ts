import type { useTwoFactor } from '@/data/resources/useTwoFactor';

/** What the steps ask of the gateway. */
export type TwoFactorCalls = Pick<ReturnType<typeof useTwoFactor>, 'enrol' | 'confirm' | 'disable'>;
