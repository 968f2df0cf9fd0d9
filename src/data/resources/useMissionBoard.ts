import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** Who got most points by missions this month. */
export const useMissionBoard = (): Resource<Value<'missionLeaderboard'>> =>
  useEndpoint('missionLeaderboard', undefined, { revalidateIfStale: true });
