import useSWRInfinite from 'swr/infinite';
import { callKey } from '#contract/callKey';
import type { GameType } from '#contract/constants';
import { gamePageQuery } from '#contract/firstCalls';
import type { Game, Value } from '#contract/wireTypes';
import type { FailureError } from './FailureError';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useCall } from './useCall';
import { useLanguage } from './useLanguage';

interface GamePages {
  readonly games: readonly Game[];
  /** Of all pages. */
  readonly total: number;
  readonly hasMore: boolean;
}

type Page = Value<'gameList'>;

const pageOf = (key: string): number =>
  Number(new URLSearchParams(key.slice(key.indexOf('?'))).get('pageNo'));

/** Games of a category, of one vendor where one is chosen, page after page (50 on each). */
export const useGamePages = (
  gameType: GameType,
  vassalage: string | undefined,
): Resource<GamePages> & { readonly loadMore: () => void } => {
  const { merchantCode } = useSite().boot.brand;
  const language = useLanguage();
  const call = useCall();
  const queryOf = (page: number) => gamePageQuery(language, merchantCode, { gameType, vassalage, page });
  const { data, error, isLoading, isValidating, size, setSize } = useSWRInfinite<Page, FailureError>(
    (index, before: Page | null) =>
      before !== null && index >= before.totalPages ? null : callKey('gameList', queryOf(index + 1)),
    (key: string) => call('gameList', queryOf(pageOf(key))),
    { revalidateFirstPage: false },
  );
  const last = data?.at(-1);
  return {
    value: data &&
      last && {
        games: data.flatMap(({ games }) => games),
        total: last.total,
        hasMore: data.length < last.totalPages,
      },
    failure: error?.failure,
    isLoading,
    isBusy: isValidating,
    // Asks for the pages that are missing, not for all again.
    reload: () => void setSize(size),
    loadMore: () => void setSize(size + 1),
  };
};
