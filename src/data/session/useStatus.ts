import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The site's status: the page's first call, polled while the page is open (SYS-01). */
export const useStatus = (): Resource<Value<'status'>> =>
  useEndpoint('status', undefined, { refreshInterval: limits.statusEvery });
