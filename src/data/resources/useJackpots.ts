import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Polling interval. A constant of its own, because the limits are in the first load. */
const EVERY = 10_000;

const kept = { keepPreviousData: true, refreshInterval: EVERY } as const;

/** Progressive jackpots, polled while they are shown; read only if wanted. */
export const useJackpots = (wanted = true): Resource<Value<'jackpots'>> => {
  const language = useLanguage();
  return useEndpoint('jackpots', wanted ? { language } : null, kept);
};
