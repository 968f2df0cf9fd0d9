import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLanguage } from '../session/useLanguage';
import { useMember } from '../session/useMember';
import { usePause } from '../session/usePause';
import { useRestricted } from '../session/useRestricted';

/** Missions of the day and the week; the number of claimable ones is the badge (spec §2). Not fetched during a pause. */
export const useMissions = (): Resource<Value<'missionSummary'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const pause = usePause();
  const rests = useRestricted() || Boolean(pause);
  const has = useMember().value !== undefined && !isTrial && !rests;
  return useEndpoint('missionSummary', has ? { language } : null, { revalidateIfStale: true });
};
