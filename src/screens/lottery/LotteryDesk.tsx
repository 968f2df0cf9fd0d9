import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LottoArea, PlayType, PrizeMode } from '#contract/lottery';
import { useLanguage } from '@/data/session/useLanguage';
import { useLotteryLobby } from '@/data/resources/useLottery';
import { useLotteryLaunch } from '@/data/resources/useLotteryLaunch';
import { BetDesk } from '@/features/lottery/BetDesk';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LockSimpleIcon } from '@/ui/media/icons';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { LotteryRefused } from './LotteryRefused';

interface LotteryDeskProps {
  area: LottoArea;
  gameCode: string;
  /** Undefined if the menu does not list the lottery. */
  prizeMode: PrizeMode | undefined;
  playType: PlayType | undefined;
  isTrial: boolean;
  onBoard: () => void;
}

/** Launches the lottery that the address names, then shows its betting panel; or says why it does not open. */
export function LotteryDesk({ area, gameCode, prizeMode, playType, isTrial, onBoard }: LotteryDeskProps) {
  const { t } = useTranslation(['lottery', 'common']);
  const language = useLanguage();
  const { pathname } = useLocation();
  const launch = useLotteryLaunch(
    isTrial
      ? undefined
      : {
          ...{ lottoArea: area, launchMode: 'LOTT', gameCode, view: 'betting', device: 'WEB', language },
          ...(prizeMode && { prizeMode }),
          backUrl: pathname,
        },
  );
  const game = useLotteryLobby(launch.value?.gameCode);
  const failure = launch.failure ?? (game.value ? undefined : game.failure);
  const menu = (
    <Button tone="primary" href={pathname}>
      {t('all')}
    </Button>
  );
  if (isTrial)
    return (
      <EmptyState
        icon={<LockSimpleIcon fontSize={30} />}
        title={t('needReal')}
        text={t('needRealText')}
        action={menu}
      />
    );
  if (failure !== undefined)
    return (
      <LotteryRefused
        failure={failure}
        busy={launch.isBusy || game.isBusy}
        onRetry={launch.failure ? launch.reload : game.reload}
        action={menu}
      />
    );
  if (game.value === undefined || game.value.gameCode !== gameCode) return <ListSkeleton rows={12} />;
  return <BetDesk game={game.value} playType={playType} onBoard={onBoard} />;
}
