import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The claimed bonuses, each with the progress of its wagering. */
export const useBonuses = (): Resource<Value<'bonuses'>> =>
  useEndpoint('bonuses', undefined, { revalidateIfStale: true });
