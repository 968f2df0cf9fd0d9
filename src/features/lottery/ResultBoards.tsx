import type { LottoArea } from '#contract/lottery';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useDrawsOfDay, useLotteryMenu, useRecentDraws } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { daysOfDraws } from './daysOfDraws';
import { ResultBoardsView } from './ResultBoardsView';

interface ResultBoardsProps {
  area: LottoArea | undefined;
  /** Opens all draws of a lottery. */
  onOpen: (gameCode: string) => void;
}

/** The results of one of the last days, as printed sheets (LOTT-01). */
export function ResultBoards({ area, onOpen }: ResultBoardsProps) {
  const recent = useRecentDraws(area);
  const menu = useLotteryMenu(area);
  const [chosen, setChosen] = useHistoryState<string | undefined>('day', undefined);
  const days = daysOfDraws(recent.value?.list ?? []);
  const day = days.find(({ id }) => id === chosen)?.id ?? days[0]?.id;
  const draws = useDrawsOfDay(day, area);
  const regions = new Map(menu.value?.list.map(({ gameCode, region }) => [gameCode, region]));
  // Without a day there is nothing to read: nothing has been drawn yet.
  const of = recent.value === undefined || day === undefined ? recent : draws;
  return (
    <Loaded of={of} rows={8}>
      {({ list }) => (
        <ResultBoardsView
          days={days}
          day={day ?? ''}
          onDay={setChosen}
          draws={list.filter(({ drawNo }) => drawNo === day)}
          busy={of.isBusy}
          regionOf={(gameCode) => regions.get(gameCode)}
          onOpen={onOpen}
        />
      )}
    </Loaded>
  );
}
