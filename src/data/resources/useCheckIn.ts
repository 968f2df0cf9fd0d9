import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The days in a row on which the member looked in, and what today is worth. */
export const useCheckIn = (): Resource<Value<'checkIn'>> =>
  useEndpoint('checkIn', undefined, { revalidateIfStale: true });
