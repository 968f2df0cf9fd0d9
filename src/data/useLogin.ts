import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { CallResult } from '@/api/client';
import { useSite } from './siteContext';

export interface Credentials {
  readonly username: string;
  /** Sent as typed: spaces belong to it. */
  readonly password: string;
}

/** Logs in by user name: trims it, keeps the token and loads the login info (LOGIN-02, LOGIN-05). */
export const useLogin = () => {
  const { client, session } = useSite();
  const { mutate } = useSWRConfig();
  return async ({ username, password }: Credentials): Promise<CallResult<'login'>> => {
    const result = await client.call('login', {
      body: { username: username.trim(), password, type: 'username' },
    });
    if (!result.ok) return result;
    session.start(result.value.token, result.value.firstTimeLogin);
    const member = await client.call('memberInfo', {});
    if (member.ok) {
      session.remember(member.value);
      await mutate(callKey('memberInfo'), member.value, { revalidate: false });
    }
    return result;
  };
};
