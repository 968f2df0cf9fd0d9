import { useEffect, useRef } from 'react';
import { limits } from '@/config/limits';
import { useBalance } from '../resources/useBalance';
import { useEndpoint } from '../core/useEndpoint';
import { useStableCallback } from '../core/useStableCallback';

/** The balance and the totals of one game session. `refresh` is throttled, so a game may call it at any rate. */
export const useGameSession = (visitId: string | undefined) => {
  const visit = useEndpoint('gameVisit', visitId === undefined ? null : { visitId }, {
    refreshInterval: limits.visitEvery,
    // A player inside the game frame makes no other call that keeps the session alive.
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
    /** Sends at most one request a second. */
    refresh: useStableCallback(() => {
      waiting.current ??= setTimeout(ask, limits.gameNewsEvery);
    }),
  };
};
