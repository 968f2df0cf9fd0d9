import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { oddsFeed } from '#contract/sports';
import { limits } from '@/config/limits';
import { useSite } from '../session/siteContext';
import { useLiveOdds } from '../live/useLiveOdds';
import { usePriceMerge } from '../live/usePriceMerge';

const LOOK_EVERY = 1_000;

/**
 * Whether the displayed prices are current: the last message of the feed, or the last answer of the gateway (`answer`
 * is a new object each time), is at most `oddsFeed.stale` old. While the feed is silent the page polls.
 */
export const useOddsFreshness = (answer: object | undefined): boolean => {
  const { now } = useSite().client.clock;
  const { ask } = usePriceMerge();
  const heardAt = useRef(now());
  const askedAt = useRef(now());
  const [isTrusted, setTrusted] = useState(true);
  const hear = (): void => {
    heardAt.current = now();
  };
  useLiveOdds(hear);
  const answered = useEffectEvent(hear);
  useEffect(() => {
    if (answer !== undefined) answered();
  }, [answer]);
  const look = useEffectEvent(() => {
    const silence = now() - heardAt.current;
    setTrusted(silence < oddsFeed.stale);
    if (silence < oddsFeed.beat * 2 || now() - askedAt.current < limits.oddsAskEvery) return;
    askedAt.current = now();
    ask();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return isTrusted;
};
