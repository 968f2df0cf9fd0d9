import { useEffect, useRef } from 'react';
import type { MatchPrice } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { useLive } from './useLive';
import { usePriceMerge } from './usePriceMerge';

/**
 * Updates the prices in all lists of matches, in batches. `heard` is called for each message of the feed, changed or
 * not.
 */
export const useLiveOdds = (heard: () => void = () => undefined): void => {
  const { ask, put } = usePriceMerge();
  const fresh = useRef(new Map<string, MatchPrice>());
  const stands = useRef<boolean>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (): void => {
    timer.current = undefined;
    const come = fresh.current;
    fresh.current = new Map();
    put(come, stands.current);
  };
  useLive('odds', true, (news) => {
    if (news === null) {
      ask();
      return;
    }
    heard();
    for (const price of news.list) fresh.current.set(price.id, price);
    stands.current = news.paused;
    timer.current ??= setTimeout(show, limits.oddsEvery);
  });
};
