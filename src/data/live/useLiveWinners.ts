import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import { winnerQuery } from '#contract/firstCalls';
import type { Value, Winner } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { useLanguage } from '../session/useLanguage';
import { useLive } from './useLive';

/** Adds wins to the board as they happen, in one batch a second. */
export const useLiveWinners = (): void => {
  const { mutate } = useSWRConfig();
  const key = callKey('winners', winnerQuery(useLanguage()));
  const fresh = useRef<Winner[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (): void => {
    timer.current = undefined;
    const come = fresh.current.reverse();
    fresh.current = [];
    void mutate<Value<'winners'>>(
      key,
      (now) => ({ list: [...come, ...(now?.list ?? [])].slice(0, limits.winnersShown) }),
      { revalidate: false },
    );
  };
  useLive('winners', true, (winner) => {
    // Missed winners stay missed: the board is fetched only once in a session (spec §4).
    if (winner === null) return;
    fresh.current = [...fresh.current, winner].slice(-limits.winnersShown);
    timer.current ??= setTimeout(show, limits.winnersEvery);
  });
};
