import type { Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';

/** Two-factor login by an authenticator app: whether it is on, and the calls that switch it on and off (LOGIN-13). */
export const useTwoFactor = (): Resource<Value<'twoFactor'>> & {
  /** Begins the setup; two-factor stays off until a code of the secret has been confirmed. */
  readonly enrol: (password: string) => Promise<CallResult<'twoFactorEnrol'>>;
  readonly confirm: (code: string) => Promise<CallResult<'twoFactorConfirm'>>;
  readonly disable: (password: string, code: string) => Promise<CallResult<'twoFactorDisable'>>;
} => {
  const { client } = useSite();
  const state = useEndpoint('twoFactor', undefined, { revalidateIfStale: true });
  return {
    ...state,
    enrol: (password) => client.send('twoFactorEnrol', { password }),
    confirm: (code) => client.send('twoFactorConfirm', { code }),
    disable: (password, code) => client.send('twoFactorDisable', { password, code }),
  };
};
