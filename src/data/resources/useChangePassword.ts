import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { FailureValue } from '#contract/wireTypes';
import type { Result } from '@/api/failure';
import { keepPendingChange, readPendingChange } from '../core/pendingChange';
import { useSite } from '../session/siteContext';
import { useMemberProfile } from './useMemberProfile';

export interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password, or sets the first one of an account without one; then reloads the log-in data (PWD-01). */
export const useChangePassword = () => {
  const site = useSite();
  const { client } = site;
  const { mutate } = useSWRConfig();
  const pending = readPendingChange(site);
  const ticket = pending?.ticket;
  const profile = useMemberProfile();
  const state = pending === undefined ? profile.value?.loginPassword : 'set';
  const isFirst = state !== undefined && state !== 'set';
  return {
    /** A required change, which the member cannot postpone. */
    forced: pending !== undefined,
    /** Whether the old password is not needed: the member has just logged in, or there is none. */
    proved: ticket !== undefined || isFirst,
    /** Whether the account has no password yet. */
    isFirst,
    /** Whether the owner must log in again before setting one. */
    isStale: state === 'unproven',
    isLoading: state === undefined && profile.failure === undefined,
    change: async ({
      oldPassword,
      ...fresh
    }: NewPassword): Promise<Result<null, FailureValue<'changePassword'>>> => {
      const old = isFirst ? {} : { oldPassword };
      const proof = ticket === undefined ? old : { changeTicket: ticket };
      const result = await client.send('changePassword', { ...proof, ...fresh });
      if (result.ok) {
        keepPendingChange(site, undefined);
        await mutate(callKey('memberInfo'));
      } else if (result.failure.code === 'code_expired') keepPendingChange(site, {});
      return result;
    },
  };
};
