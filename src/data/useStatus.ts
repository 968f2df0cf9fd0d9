import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** The first question on entry, asked again as long as the page is open (SYS-01). */
export const useStatus = (): Resource<Value<'status'>> =>
  useEndpoint('status', undefined, { refreshInterval: limits.statusEvery });
