import type { Query, Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const live = { revalidateIfStale: true, keepPreviousData: true } as const;

/** The member's rounds in a range of days, in the brand's time zone (MEM-08). */
export const useBetRecord = (query: Omit<Query<'betRecord'>, 'language'>): Resource<Value<'betRecord'>> =>
  useEndpoint('betRecord', { ...query, language: useLanguage() }, live);

/** One round with its proof of fairness. */
export const useBetRound = (id: string): Resource<Value<'betRound'>> =>
  useEndpoint('betRound', { id, language: useLanguage() }, live);

/** Movements of the member's main wallet. */
export const useAccountRecord = (query: Query<'accountRecord'>): Resource<Value<'accountRecord'>> =>
  useEndpoint('accountRecord', query, live);

/** The member's wins and losses. */
export const useProfitRecord = (query: Query<'profitRecord'>): Resource<Value<'profitRecord'>> =>
  useEndpoint('profitRecord', query, live);
