import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** The claimed bonuses with their wagering progress. */
export const useBonuses = (): Resource<Value<'bonuses'>> =>
  useEndpoint('bonuses', { language: useLanguage() }, { revalidateIfStale: true });
