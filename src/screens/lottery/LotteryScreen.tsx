import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LottoArea } from '#contract/lottery';
import { useBalance } from '@/data/resources/useBalance';
import { useIdentity } from '@/data/session/useIdentity';
import { useLotteryMenu } from '@/data/resources/useLottery';
import { useMember } from '@/data/session/useMember';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { BoardModal } from '@/features/lottery/BoardModal';
import { PopularLotteries } from '@/features/lottery/PopularLotteries';
import { RecentDraws } from '@/features/lottery/RecentDraws';
import { ResultBoards } from '@/features/lottery/ResultBoards';
import { Tickets } from '@/features/lottery/Tickets';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { LotteryDesk } from './LotteryDesk';
import { LotteryLobby } from './LotteryLobby';
import { lotteryPlace } from './lotteryPlace';
import { LotteryView } from './LotteryView';

/** The lotteries of an area, or the lottery that the address names (NAV-17, LOTT-01). */
export function LotteryScreen() {
  const { t, ready } = useTranslation(['lottery', 'common']);
  const { pathname, search } = useLocation();
  const { age } = useSite().boot.brand;
  const { isTrial } = useIdentity();
  const money = useMoneyText();
  const balance = useBalance().value?.balance;
  const place = lotteryPlace(pathname, search);
  const menu = useLotteryMenu();
  const member = useMember();
  const [board, setBoard] = useState<string>();
  const lottery = menu.value?.list.find(({ gameCode }) => gameCode === place.gameCode);
  const area: LottoArea = place.area ?? lottery?.lottoArea ?? 'VN';
  const shown = menu.value?.list.find(({ gameCode }) => gameCode === board);
  const isLobby = place.gameCode === undefined;
  if (!ready) return <PageSkeleton />;
  return (
    <LotteryView
      balance={balance && { label: t('balance'), amount: money(balance) }}
      popular={<PopularLotteries current={place.gameCode} prizeModes={place.prizeModes} />}
      main={
        // Nothing opens before the account and the list of lotteries have loaded.
        menu.isLoading || member.isLoading ? (
          <ListSkeleton rows={12} />
        ) : place.gameCode === undefined ? (
          <LotteryLobby area={place.area} isTrial={isTrial} />
        ) : (
          <LotteryDesk
            key={`${place.gameCode} ${place.playType}`}
            area={area}
            gameCode={place.gameCode}
            prizeMode={lottery?.prizeMode}
            playType={place.playType}
            isTrial={isTrial}
            onBoard={() => setBoard(place.gameCode)}
          />
        )
      }
      {...(isLobby && { results: <ResultBoards area={place.area} onOpen={setBoard} /> })}
      aside={
        <>
          {!isLobby && <RecentDraws area={area} onOpen={setBoard} />}
          {member.value && !isTrial && <Tickets />}
        </>
      }
      note={t('warning', { age })}
      board={
        shown && (
          <BoardModal
            area={shown.lottoArea}
            gameCode={shown.gameCode}
            name={shown.gameName}
            onClose={() => setBoard(undefined)}
          />
        )
      }
    />
  );
}
