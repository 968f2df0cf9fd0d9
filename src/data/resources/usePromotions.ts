import type { Body, Value } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
import type { Result } from '@/api/failure';
import { useKeyedCall } from '../core/useKeyedCall';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useRefresh } from '../core/useRefresh';
import { useLanguage } from '../session/useLanguage';
import { useSite } from '../session/siteContext';

export type Promotion = Value<'promotions'>['list'][number];
export type PromotionDetail = Value<'promotion'>;

const live = { revalidateIfStale: true } as const;

/** Promotions that can be taken part in, with the visitor's status in each (PROMO-01); unless wanted none are read. */
export const usePromotions = (wanted = true): Resource<Value<'promotions'>> => {
  const language = useLanguage();
  return useEndpoint('promotions', wanted ? { language } : null, live);
};

/** One promotion with its conditions and what the member has reached. */
export const usePromotion = (id: string): Resource<PromotionDetail> =>
  useEndpoint('promotion', { id, language: useLanguage() }, live);

/** Data that a step changes. */
const touched: readonly GetName[] = [
  'promotions',
  'promotion',
  'balance',
  'bonuses',
  'freeRounds',
  'rewards',
  'unreadCount',
];

/**
 * Takes part in promotions. A claim is paid once whatever its key, so that one without an answer can be repeated: it is
 * then paid, or refused as paid already.
 */
export const usePromotionSteps = () => {
  const { client } = useSite();
  const send = useKeyedCall();
  const refresh = useRefresh();
  const thenRefresh = <Answer extends Result<unknown>>(answer: Answer): Answer => {
    // Also after a refusal: the status is no longer what it was. Not awaited, so that the answer is told first.
    void refresh(...touched);
    return answer;
  };
  return {
    join: async (id: number) => thenRefresh(await client.send('promotionJoin', { id })),
    apply: async (body: Body<'promotionApply'>) => thenRefresh(await client.send('promotionApply', body)),
    claim: async (id: number) => thenRefresh(await send('promotionReward', { id })),
    claimPrize: async (id: number) => thenRefresh(await send('claimRaffle', { id })),
  };
};
