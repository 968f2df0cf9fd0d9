import type { Query, Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const live = { revalidateIfStale: true, keepPreviousData: true } as const;

/** Rounds of the member in a range of the brand's days (MEM-08). */
export const useBetRecord = (query: Omit<Query<'betRecord'>, 'language'>): Resource<Value<'betRecord'>> =>
  useEndpoint('betRecord', { ...query, language: useLanguage() }, live);

/** One round with what proves it. */
export const useBetRound = (id: string): Resource<Value<'betRound'>> =>
  useEndpoint('betRound', { id, language: useLanguage() }, live);

/** What the ledger booked in the member's main wallet. */
export const useAccountRecord = (query: Query<'accountRecord'>): Resource<Value<'accountRecord'>> =>
  useEndpoint('accountRecord', query, live);

/** What the member has won and lost. */
export const useProfitRecord = (query: Query<'profitRecord'>): Resource<Value<'profitRecord'>> =>
  useEndpoint('profitRecord', query, live);
