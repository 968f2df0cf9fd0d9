import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useLanguage } from './useLanguage';
import { useMember } from './useMember';
import { usePause } from './usePause';
import { useRestricted } from './useRestricted';

/** Missions of the day and the week; the count of those that are due is the badge (spec §2). None for who rests. */
export const useMissions = (): Resource<Value<'missionSummary'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const pause = usePause();
  const rests = useRestricted() || Boolean(pause);
  const has = useMember().value !== undefined && !isTrial && !rests;
  return useEndpoint('missionSummary', has ? { language } : null, { revalidateIfStale: true });
};
