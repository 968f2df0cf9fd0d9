import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { BuiltEndpointName } from '#contract/schemas';
import type { PauseKind as AnyPauseKind } from '#contract/saferPlay';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Failure, Result } from '@/api/failure';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';

export type SaferPlay = Value<'saferPlay'>;
export type MoneyLimit = SaferPlay['limits'][number];
export type TimeLimit = SaferPlay['timeLimits'][number];
export type AnyLimit = MoneyLimit | TimeLimit;
export type Pause = NonNullable<SaferPlay['pause']>;
/** Those that end every session. */
export type PauseKind = Exclude<AnyPauseKind, 'break'>;

type Change = Extract<
  BuiltEndpointName,
  'setLimit' | 'confirmLimit' | 'setRealityCheck' | 'answerRealityCheck'
>;

/** What a change here changes elsewhere. */
const touched = ['depositDesk', 'playBreak'] as const;

/** Limits, reality check and pauses, as the gateway holds them (SAFE-01 to SAFE-03). Each act answers why it was not taken. */
export const useSaferPlay = (): Resource<SaferPlay> & {
  readonly setLimit: (body: Body<'setLimit'>) => Promise<Failure | undefined>;
  readonly confirmLimit: (body: Body<'confirmLimit'>) => Promise<Failure | undefined>;
  readonly setRealityCheck: (body: Body<'setRealityCheck'>) => Promise<Failure | undefined>;
  /** The member was asked and wants no limits. */
  readonly decline: () => Promise<Failure | undefined>;
  /** Plays on after a reality check. */
  readonly goOn: () => Promise<Failure | undefined>;
  readonly timeOut: (body: Body<'takeTimeOut'>) => Promise<Result<Pause>>;
  readonly exclude: (body: Body<'selfExclude'>) => Promise<Result<Pause>>;
} => {
  const { client, checkRefused } = useSite();
  const { mutate } = useSWRConfig();
  const state = useEndpoint('saferPlay', undefined, { revalidateIfStale: true });
  const change = async <Name extends Change>(name: Name, body: Body<Name>): Promise<Failure | undefined> => {
    const result: CallResult<Name> = await client.send(name, body);
    if (!result.ok) return result.failure;
    await mutate(callKey('saferPlay'), result.value, { revalidate: false });
    await Promise.all(touched.map((key) => mutate(callKey(key))));
    return undefined;
  };
  return {
    ...state,
    setLimit: (body) => change('setLimit', body),
    confirmLimit: (body) => change('confirmLimit', body),
    setRealityCheck: (body) => change('setRealityCheck', body),
    decline: async () => {
      const result = await client.send('declineLimits', undefined);
      await mutate(callKey('depositDesk'));
      return result.ok ? undefined : result.failure;
    },
    goOn: async () => {
      const refused = await change('answerRealityCheck', undefined);
      if (refused === undefined) checkRefused.set(false);
      return refused;
    },
    timeOut: (body) => client.send('takeTimeOut', body),
    exclude: (body) => client.send('selfExclude', body),
  };
};
