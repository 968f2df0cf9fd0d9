import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Which categories have games, how many, and their sub-categories. */
export const useGameMenus = (): Resource<Value<'gameMenus'>> =>
  useEndpoint('gameMenus', { platform: 'html5-desktop', language: useLanguage() });
