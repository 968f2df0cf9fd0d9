import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** What was claimed, with how far its wagering has come. */
export const useBonuses = (): Resource<Value<'bonuses'>> =>
  useEndpoint('bonuses', undefined, { revalidateIfStale: true });
