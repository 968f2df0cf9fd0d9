import { gamePageQuery, type GameListFilter } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** One page of a list of games, 50 on each; null asks for none. Pages that have come stay for this visit. */
export const useGameList = (filter: GameListFilter | null, page = 1): Resource<Value<'gameList'>> => {
  const { merchantCode } = useSite().boot.brand;
  const language = useLanguage();
  return useEndpoint('gameList', filter && gamePageQuery(language, merchantCode, filter, page));
};
