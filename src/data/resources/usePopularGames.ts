import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** What most members opened in the last week, as the gateway counted; empty while too few have. */
export const usePopularGames = (): Resource<Value<'popularGames'>> =>
  useEndpoint('popularGames', { language: useLanguage() });
