import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { FailureValue } from '#contract/wireTypes';
import type { Result } from '@/api/failure';
import { keepPendingChange, readPendingChange } from './pendingChange';
import { useSite } from './siteContext';

export interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password; the login info is loaded anew (PWD-01). */
export const useChangePassword = () => {
  const { client, session } = useSite();
  const { mutate } = useSWRConfig();
  const pending = readPendingChange(session);
  const ticket = pending?.ticket;
  return {
    /** A change that cannot be put off. */
    forced: pending !== undefined,
    /** The session has just proved the old password, so it is not asked for again. */
    proved: ticket !== undefined,
    change: async ({
      oldPassword,
      ...fresh
    }: NewPassword): Promise<Result<null, FailureValue<'changePassword'>>> => {
      const proof = ticket === undefined ? { oldPassword } : { changeTicket: ticket };
      const result = await client.call('changePassword', { body: { ...proof, ...fresh } });
      if (result.ok) {
        keepPendingChange(session, undefined);
        await mutate(callKey('memberInfo'));
      } else if (result.failure.code === 'code_expired') keepPendingChange(session, {});
      return result;
    },
  };
};
