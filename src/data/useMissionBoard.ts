import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** Who got most points by missions this month. */
export const useMissionBoard = (): Resource<Value<'missionLeaderboard'>> =>
  useEndpoint('missionLeaderboard', undefined, { revalidateIfStale: true });
