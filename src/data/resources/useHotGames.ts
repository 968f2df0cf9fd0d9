import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** The brand's hot games, optionally of one vendor (GAME-09). */
export const useHotGames = (vassalage?: string): Resource<Value<'hotGames'>> => {
  const { merchantCode } = useSite().boot.brand;
  return useEndpoint('hotGames', {
    merchantCode,
    isPlatform: '2',
    ...(vassalage !== undefined && { vassalage }),
    platform: 'html5-desktop',
    language: useLanguage(),
  });
};
