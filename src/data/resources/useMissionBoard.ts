import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** This month's leaderboard of mission points. */
export const useMissionBoard = (): Resource<Value<'missionLeaderboard'>> =>
  useEndpoint('missionLeaderboard', undefined, { revalidateIfStale: true });
