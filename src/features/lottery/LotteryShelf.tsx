import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space } from '#theme/space';
import { useLotteryMenu, useRecentDraws } from '@/data/resources/useLottery';
import { BoardModal } from './BoardModal';
import { LotteryShelfSkeleton } from './LotteryShelfSkeleton';
import { NextDraw } from './NextDraw';
import { nextToDraw } from './nextToDraw';
import { PopularLotteries } from './PopularLotteries';
import { QuickDraws } from './QuickDraws';
import { QuickResults } from './QuickResults';
import { ResultBoards } from './ResultBoards';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  minWidth: 0,
});

/**
 * The lotteries on the page of their category: the next draw, quick draws, the most played and the last results; of the
 * electronic ones the quick draws, which are all of them, and what each has drawn.
 */
export function LotteryShelf({ isElectronic }: { isElectronic: boolean }) {
  const menu = useLotteryMenu();
  const draws = useRecentDraws(undefined);
  const [board, setBoard] = useState<string>();
  const lotteries = menu.value?.list ?? [];
  const quick = lotteries.filter(({ everySeconds }) => everySeconds !== null);
  const [first, ...others] = quick;
  const next = isElectronic ? undefined : nextToDraw(lotteries);
  const shown = lotteries.find(({ gameCode }) => gameCode === board);
  if (menu.value === undefined && menu.failure === undefined)
    return <LotteryShelfSkeleton isElectronic={isElectronic} />;
  return (
    <Root>
      {next && <NextDraw key={`${next.gameCode} ${next.next.drawNo}`} lottery={next} heading="h2" />}
      <QuickDraws lotteries={quick} draws={draws.value?.list ?? []} />
      {isElectronic && first && <QuickResults lotteries={[first, ...others]} onOpen={setBoard} />}
      {(!isElectronic || quick.length === 0) && (
        <PopularLotteries {...(isElectronic && { prizeModes: ['ELOTT'] })} />
      )}
      {!isElectronic && <ResultBoards area={undefined} onOpen={setBoard} />}
      {shown && (
        <BoardModal
          area={shown.lottoArea}
          gameCode={shown.gameCode}
          name={shown.gameName}
          onClose={() => setBoard(undefined)}
        />
      )}
    </Root>
  );
}
