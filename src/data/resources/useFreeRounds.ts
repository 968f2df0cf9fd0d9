import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

export type FreeRounds = Value<'freeRounds'>['list'][number];

/** The member's free rounds with the games that take them; what is left changes in the games. */
export const useFreeRounds = (): Resource<Value<'freeRounds'>> =>
  useEndpoint('freeRounds', { language: useLanguage() }, { revalidateIfStale: true });
