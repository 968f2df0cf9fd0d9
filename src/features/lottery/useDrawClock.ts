import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '@/data/session/siteContext';
import { useLotteryRefresh } from '@/data/resources/useLotteryRefresh';
import type { LotteryGame } from './useBetSlip';

/** Between two questions for numbers that are being drawn. */
const askEvery = 1_500;

/** Where a lottery stands between two draws: open, closed, being drawn. */
export const useDrawClock = ({ next, last }: Pick<LotteryGame, 'next' | 'last'>) => {
  const { now } = useSite().client.clock;
  const refresh = useEffectEvent(useLotteryRefresh());
  const [closedNo, setClosedNo] = useState<string>();
  const [awaited, setAwaited] = useState<string>();
  const drawNo = next?.drawNo;
  // Numbers of one lottery are of one length, so that texts stand in the order of time.
  const drawing = awaited !== undefined && (last === null || last.drawNo < awaited);
  useEffect(() => {
    if (!drawing) return undefined;
    refresh();
    const timer = setInterval(() => refresh(), askEvery);
    return () => clearInterval(timer);
  }, [drawing]);
  return {
    closed: next !== null && (closedNo === drawNo || Date.parse(next.closesAt) <= now()),
    /** The number of the draw whose numbers are awaited. */
    drawing: drawing ? awaited : undefined,
    close: (): void => setClosedNo(drawNo),
    draw: (): void => setAwaited(drawNo),
  };
};
