import type { Body } from '#contract/wireTypes';
import { useEntryCall, type EntryResult } from './useEntryCall';

/** Logs in: the user name or number is trimmed, the password or code is sent as typed (LOGIN-02, LOGIN-16). */
export const useLogin = () => {
  const enter = useEntryCall();
  return (given: Body<'login'>): Promise<EntryResult> =>
    enter(
      'login',
      { ...given, username: given.username.trim() },
      { by: given.type, password: given.password, remember: given.remember ?? false },
    );
};
