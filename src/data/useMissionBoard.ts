import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** Who did most missions this month. */
export const useMissionBoard = (): Resource<Value<'missionLeaderboard'>> =>
  useEndpoint('missionLeaderboard', undefined, { revalidateIfStale: true });
