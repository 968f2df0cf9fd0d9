import { useLocation } from 'react-router-dom';
import type { LottoArea } from '#contract/lottery';
import { useLanguage } from '@/data/session/useLanguage';
import { useLotteryLaunch } from '@/data/resources/useLotteryLaunch';
import { LotteryMenu } from '@/features/lottery/LotteryMenu';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { LotteryRefused } from './LotteryRefused';

interface LotteryLobbyProps {
  /** Undefined on /lottery, which covers both areas. */
  area: LottoArea | undefined;
  isTrial: boolean;
}

/** Launches the lobby of an area, then lists its lotteries; a trial account sees the list without a launch (LOTT-01). */
export function LotteryLobby({ area, isTrial }: LotteryLobbyProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const launch = useLotteryLaunch(
    isTrial
      ? undefined
      : {
          ...{ lottoArea: area ?? 'VN', launchMode: 'LOTT', view: 'lobby', device: 'WEB', language },
          backUrl: pathname,
        },
  );
  if (launch.failure)
    return <LotteryRefused failure={launch.failure} busy={launch.isBusy} onRetry={launch.reload} />;
  if (!isTrial && launch.value === undefined) return <ListSkeleton rows={9} />;
  return <LotteryMenu area={area} />;
}
