import { useSWRConfig } from 'swr';
import type { BoardMatch, MatchPrice, Value } from '#contract/wireTypes';
import { withPrices } from '@/domain/matchPrices';
import { keyOf } from '../core/useRefresh';

type Listed = Pick<Value<'sportsMatches'>, 'list'> & Partial<Pick<Value<'sportsMatches'>, 'paused'>>;

const matchLists = keyOf(['hotMatches', 'sportsMatches']);

/** Writes new prices into every cached list of matches, or fetches those lists again. */
export const usePriceMerge = () => {
  const { mutate } = useSWRConfig();
  return {
    ask: (): void => void mutate(matchLists),
    put: (prices: ReadonlyMap<string, MatchPrice>, paused?: boolean): void =>
      void mutate<Listed>(
        matchLists,
        (now) => {
          if (now === undefined) return now;
          const list = withPrices(now.list, prices) as BoardMatch[];
          const stands = now.paused === undefined ? undefined : (paused ?? now.paused);
          if (list === now.list && stands === now.paused) return now;
          return { ...now, list, ...(stands !== undefined && { paused: stands }) };
        },
        { revalidate: false },
      ),
  };
};
