import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Query, Value } from '#contract/wireTypes';
import type { CallResult, GetName } from '@/api/client';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useRefresh } from '../core/useRefresh';
import { useLanguage } from '../session/useLanguage';
import { useSite } from '../session/siteContext';
import { useMember } from '../session/useMember';
import { identify } from '@/domain/identity';
import { usePromotionsAllowed } from './usePromotionsAllowed';

export type PointsConfig = Value<'pointsConfig'>;
export type PointReward = Value<'pointsRewards'>['list'][number];
export type PointsBalance = Value<'pointsBalance'>;
export type Redemption = Value<'pointsRedeemList'>['list'][number];
export type PointEntry = Value<'pointsTransactions'>['list'][number];

const live = { revalidateIfStale: true } as const;
const paged = { ...live, keepPreviousData: true } as const;

/** Ratios at which points are earned and converted (POINT-01). */
export const usePointsConfig = (): Resource<PointsConfig> =>
  useEndpoint('pointsConfig', { language: useLanguage() }, live);

/** The rewards of the mall. */
export const usePointRewards = (): Resource<Value<'pointsRewards'>> =>
  useEndpoint('pointsRewards', { language: useLanguage() }, live);

/** The member's points. Visitors and trial accounts have none, and who rests is not shown them (SAFE-04). */
export const usePointsBalance = (): Resource<PointsBalance> => {
  const { value: member } = useMember();
  const isAllowed = usePromotionsAllowed();
  const has = isAllowed && member !== undefined && !identify(member).isTrial;
  return useEndpoint('pointsBalance', has ? undefined : null, live);
};

/** What the member has redeemed (POINT-02). */
export const useRedeemList = (
  query: Omit<Query<'pointsRedeemList'>, 'language'>,
): Resource<Value<'pointsRedeemList'>> =>
  useEndpoint('pointsRedeemList', { ...query, language: useLanguage() }, paged);

/** The record of the member's points (POINT-02). */
export const usePointEntries = (
  query: Omit<Query<'pointsTransactions'>, 'language'>,
): Resource<Value<'pointsTransactions'>> =>
  useEndpoint('pointsTransactions', { ...query, language: useLanguage() }, paged);

/** Data that a redemption changes. */
const touched: readonly GetName[] = [
  'pointsBalance',
  'pointsRewards',
  'pointsConfig',
  'pointsRedeemList',
  'pointsTransactions',
  'balance',
  'bonuses',
  'freeRounds',
  'unreadCount',
];

/** Fetches what a redemption has changed, or a refusal has shown to be out of date. Not awaited by whoever calls it. */
export const useRefreshPoints = () => {
  const refresh = useRefresh();
  return (): void => void refresh(...touched);
};

/** Asks to be told when a sold-out reward is back, or takes that back. Who asked for what is there sees it at once. */
export const useRestock = () => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (id: number, wanted: boolean): Promise<CallResult<'pointsRestock'>> => {
    const answer = await client.send('pointsRestock', { id, wanted });
    if (answer.ok) {
      const noted = (known?: PointsBalance) => known && { ...known, awaited: answer.value.awaited };
      await mutate(callKey('pointsBalance'), noted, { revalidate: false });
      if (answer.value.awaited.includes(id) !== wanted) void refresh('pointsRewards');
    } else void refresh('pointsBalance', 'pointsRewards');
    return answer;
  };
};
