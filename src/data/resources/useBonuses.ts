import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The claimed bonuses with their wagering progress. */
export const useBonuses = (): Resource<Value<'bonuses'>> =>
  useEndpoint('bonuses', undefined, { revalidateIfStale: true });
