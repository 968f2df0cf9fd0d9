import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Which categories have games, how many, and their sub-categories. */
export const useGameMenus = (): Resource<Value<'gameMenus'>> =>
  useEndpoint('gameMenus', { platform: 'html5-desktop', language: useLanguage() });
