import { plainText } from '#contract/plainText';
import type { Body } from '#contract/wireTypes';
import { keepName } from './rememberedMark';
import { useSite } from './siteContext';
import { useSessionCall, type EntryResult } from './useSessionCall';

/** Logs in: the user name or number is trimmed, the password or code is sent as typed (LOGIN-02, LOGIN-16). */
export const useLogin = () => {
  const { boot, localText } = useSite();
  const enter = useSessionCall();
  return async (given: Body<'login'>): Promise<EntryResult> => {
    const username = plainText(given.username);
    const remember = given.remember ?? false;
    const way = { by: given.type, password: given.password, remember } as const;
    const result = await enter('login', { ...given, username }, way);
    if (result.ok && remember && !boot.profile.refresh) keepName(localText, username);
    return result;
  };
};
