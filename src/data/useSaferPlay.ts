import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Body, Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';

export type SaferPlay = Value<'saferPlay'>;

/** Deposit limits, time-out and self-exclusion, as the gateway holds them (MEM-12). Each act answers why it was not taken. */
export const useSaferPlay = (): Resource<SaferPlay> & {
  readonly setLimit: (body: Body<'setDepositLimit'>) => Promise<Failure | undefined>;
  readonly timeOut: (days: Body<'takeTimeOut'>['days']) => Promise<Failure | undefined>;
  readonly exclude: (months: Body<'selfExclude'>['months']) => Promise<Failure | undefined>;
} => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const state = useEndpoint('saferPlay', undefined, { revalidateIfStale: true });
  const follow = async (): Promise<void> => {
    await Promise.all(
      (['saferPlay', 'depositDesk', 'playBreak'] as const).map((name) => mutate(callKey(name))),
    );
  };
  const after = async (call: Promise<{ ok: true } | { ok: false; failure: Failure }>) => {
    const result = await call;
    if (!result.ok) return result.failure;
    await follow();
    return undefined;
  };
  return {
    ...state,
    setLimit: (body) => after(client.call('setDepositLimit', { body })),
    timeOut: (days) => after(client.call('takeTimeOut', { body: { days } })),
    exclude: (months) => after(client.call('selfExclude', { body: { months } })),
  };
};
