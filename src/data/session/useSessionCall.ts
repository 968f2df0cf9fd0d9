import type { Body, Entry } from '#contract/wireTypes';
import type { Result } from '@/api/failure';
import { useSite } from './siteContext';
import { useStartSession, type AfterEntry, type EntryWay } from './useStartSession';

/** Calls that create a session. */
type EntryCall =
  | 'login'
  | 'loginCheck'
  | 'socialFinish'
  | 'handOver'
  | 'loginFreePlay'
  | 'register'
  | 'registerMobile'
  | 'activateAccount'
  | 'forgotByPhone';

/** Null if the gateway does not log the member in (PWD-05). */
export type EntryResult = Result<AfterEntry | null>;

/** Makes a call that creates a session, then stores that session. */
export const useSessionCall = () => {
  const { client } = useSite();
  const enter = useStartSession();
  return async <Name extends EntryCall>(
    name: Name,
    body: Body<Name>,
    way: EntryWay,
  ): Promise<EntryResult> => {
    const result = (await client.send(name, body)) as Result<Entry | null>;
    if (!result.ok) return result;
    return { ok: true, value: result.value === null ? null : await enter(result.value, way) };
  };
};
