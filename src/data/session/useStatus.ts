import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The first question on entry, asked again as long as the page is open (SYS-01). */
export const useStatus = (): Resource<Value<'status'>> =>
  useEndpoint('status', undefined, { refreshInterval: limits.statusEvery });
