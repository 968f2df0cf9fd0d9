import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useLanguage } from './useLanguage';
import { useMember } from './useMember';
import { useOffers } from './useOffers';

/** Missions of the day and the week; the count of those that are due is the badge (spec §2). */
export const useMissions = (): Resource<Value<'missionSummary'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const offers = useOffers();
  const has = useMember().value !== undefined && !isTrial && offers;
  return useEndpoint('missionSummary', has ? { language } : null, { revalidateIfStale: true });
};
