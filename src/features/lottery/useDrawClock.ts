import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '@/data/session/siteContext';
import { useLotteryRefresh } from '@/data/resources/useLotteryRefresh';
import type { LotteryGame } from './useBetSlip';

/** Polling interval in milliseconds while a draw is in progress. */
const askEvery = 1_500;

/** State of a lottery between two draws: open, closed, drawing. */
export const useDrawClock = ({ next, last }: Pick<LotteryGame, 'next' | 'last'>) => {
  const { now } = useSite().client.clock;
  const refresh = useEffectEvent(useLotteryRefresh());
  const [closedNo, setClosedNo] = useState<string>();
  const [awaited, setAwaited] = useState<string>();
  const drawNo = next?.drawNo;
  // A lottery's draw numbers have equal length, so that comparing the texts orders them by time.
  const drawing = awaited !== undefined && (last === null || last.drawNo < awaited);
  useEffect(() => {
    if (!drawing) return undefined;
    refresh();
    const timer = setInterval(() => refresh(), askEvery);
    return () => clearInterval(timer);
  }, [drawing]);
  return {
    closed: next !== null && (closedNo === drawNo || Date.parse(next.closesAt) <= now()),
    /** Number of the draw whose result is awaited. */
    drawing: drawing ? awaited : undefined,
    close: (): void => setClosedNo(drawNo),
    draw: (): void => setAwaited(drawNo),
  };
};
