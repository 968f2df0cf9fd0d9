import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { PauseKind as AnyPauseKind } from '#contract/saferPlay';
import type { Body, Value } from '#contract/wireTypes';
import type { Failure, Result } from '@/api/failure';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';

export type SaferPlay = Value<'saferPlay'>;
export type MoneyLimit = SaferPlay['limits'][number];
export type TimeLimit = SaferPlay['timeLimits'][number];
export type AnyLimit = MoneyLimit | TimeLimit;
export type Pause = NonNullable<SaferPlay['pause']>;
/** The pauses that end every session. */
export type PauseKind = Exclude<AnyPauseKind, 'break'>;

/** Resources that a change here also affects. */
const touched = ['depositDesk', 'playBreak'] as const;

/** Limits, reality check and pauses (SAFE-01 to SAFE-03). Actions resolve to their failure, if any. */
export const useSaferPlay = (): Resource<SaferPlay> & {
  /** Resolves to the whole state after the change. */
  readonly setLimit: (body: Body<'setLimit'>) => Promise<Result<SaferPlay>>;
  readonly confirmLimit: (body: Body<'confirmLimit'>) => Promise<Result<SaferPlay>>;
  readonly setRealityCheck: (body: Body<'setRealityCheck'>) => Promise<Failure | undefined>;
  /** Records that the member was asked and wants no limits. */
  readonly decline: () => Promise<Failure | undefined>;
  /** Continues play after a reality check. */
  readonly goOn: () => Promise<Failure | undefined>;
  readonly timeOut: (body: Body<'takeTimeOut'>) => Promise<Result<Pause>>;
  readonly exclude: (body: Body<'selfExclude'>) => Promise<Result<Pause>>;
} => {
  const { client, checkRefused } = useSite();
  const { mutate } = useSWRConfig();
  const state = useEndpoint('saferPlay', undefined, { revalidateIfStale: true });
  const keep = async (answer: Promise<Result<SaferPlay>>): Promise<Result<SaferPlay>> => {
    const result = await answer;
    if (!result.ok) return result;
    await mutate(callKey('saferPlay'), result.value, { revalidate: false });
    await Promise.all(touched.map((key) => mutate(callKey(key))));
    return result;
  };
  const refusalOf = async (answer: Promise<Result<unknown>>): Promise<Failure | undefined> => {
    const result = await answer;
    return result.ok ? undefined : result.failure;
  };
  return {
    ...state,
    setLimit: (body) => keep(client.send('setLimit', body)),
    confirmLimit: (body) => keep(client.send('confirmLimit', body)),
    setRealityCheck: (body) => refusalOf(keep(client.send('setRealityCheck', body))),
    decline: async () => {
      const refused = await refusalOf(client.send('declineLimits', undefined));
      await mutate(callKey('depositDesk'));
      return refused;
    },
    goOn: async () => {
      const refused = await refusalOf(keep(client.send('answerRealityCheck', undefined)));
      if (refused === undefined) checkRefused.set(false);
      return refused;
    },
    timeOut: (body) => client.send('takeTimeOut', body),
    exclude: (body) => client.send('selfExclude', body),
  };
};
