import { useEffect, useRef } from 'react';
import { limits } from '@/config/limits';
import { useBalance } from '../resources/useBalance';
import { useEndpoint } from '../core/useEndpoint';
import { useStableCallback } from '../core/useStableCallback';

/** Balance and sums of one visit at a game. `refresh` may be called as often as the game likes. */
export const useGameSession = (visitId: string | undefined) => {
  const visit = useEndpoint('gameVisit', visitId === undefined ? null : { visitId }, {
    refreshInterval: limits.visitEvery,
    // Who plays in the frame of a game makes no other call.
    keepsAwake: true,
    keepPreviousData: true,
  });
  const balance = useBalance();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const ask = useStableCallback(() => {
    waiting.current = undefined;
    visit.reload();
    balance.reload();
  });
  return {
    visit: visit.value,
    balance: balance.value?.balance,
    /** A game that calls without end costs one question in a second. */
    refresh: useStableCallback(() => {
      waiting.current ??= setTimeout(ask, limits.gameNewsEvery);
    }),
  };
};
