import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The member's run of daily check-ins, and today's reward. */
export const useCheckIn = (): Resource<Value<'checkIn'>> =>
  useEndpoint('checkIn', undefined, { revalidateIfStale: true });
