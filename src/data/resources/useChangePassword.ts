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

/** Changes the password, or sets the first one of an account that has none; the login info is reloaded (PWD-01). */
export const useChangePassword = () => {
  const { client, session } = useSite();
  const { mutate } = useSWRConfig();
  const pending = readPendingChange(session);
  const ticket = pending?.ticket;
  const profile = useMemberProfile();
  const state = pending === undefined ? profile.value?.loginPassword : 'set';
  const isFirst = state !== undefined && state !== 'set';
  return {
    /** A change that cannot be put off. */
    forced: pending !== undefined,
    /** No old password is asked for: the session has just proved it, or there is none. */
    proved: ticket !== undefined || isFirst,
    /** The account has no password yet. */
    isFirst,
    /** It may have one only after its owner has logged in again. */
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
        keepPendingChange(session, undefined);
        await mutate(callKey('memberInfo'));
      } else if (result.failure.code === 'code_expired') keepPendingChange(session, {});
      return result;
    },
  };
};
