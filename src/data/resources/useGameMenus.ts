import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Categories that have games, with their counts and sub-categories. */
export const useGameMenus = (): Resource<Value<'gameMenus'>> =>
  useEndpoint('gameMenus', { platform: 'html5-desktop', language: useLanguage() });
