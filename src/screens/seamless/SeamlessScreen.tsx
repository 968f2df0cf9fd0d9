import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readGameAddress } from '@/domain/gameAddress';
import { useBreak } from '@/data/resources/useBreak';
import { useGameDetail } from '@/data/resources/useGameDetail';
import { useLaunch } from '@/data/resources/useLaunch';
import { useMember } from '@/data/session/useMember';
import { useSite } from '@/data/session/siteContext';
import { useFailureText } from '@/forms/useFailureText';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { OnBreak } from './OnBreak';
import { SeamlessView } from './SeamlessView';
import { GameClosed } from './GameClosed';
import { RunningGame } from './RunningGame';
import { useLeaveGame } from './useLeaveGame';

/** The game that the address names, or why it does not open. Uses the same rules as a game card (GAME-06). */
export function SeamlessScreen() {
  const { ready } = useTranslation(['stage', 'games', 'common', 'home']);
  const { age } = useSite().boot.brand;
  const stage = readGameAddress(useLocation().search);
  const detail = useGameDetail(stage?.gameCode);
  const { decide } = useLaunch();
  const member = useMember();
  const playBreak = useBreak();
  const leave = useLeaveGame(detail.value?.game.gameType);
  const unknown = stage === undefined || detail.failure?.code === 'not_found';
  const failureWords = useFailureText(unknown || detail.value ? undefined : detail.failure);
  if (!ready) return <PageSkeleton />;

  const closed = (content: ReactNode) => (
    <SeamlessView bar={null} age={age}>
      {content}
    </SeamlessView>
  );
  if (playBreak.pause)
    return closed(<OnBreak until={playBreak.pause.until} onEnd={playBreak.end} onLeave={leave} />);
  if (unknown) return closed(<GameClosed reason="unknown" onLeave={leave} />);
  if (failureWords !== undefined)
    return closed(<GameClosed reason="failed" text={failureWords} onRetry={detail.reload} onLeave={leave} />);
  // No game opens before the account and its pauses have loaded: a trial account may not play for real money.
  if (detail.value === undefined || member.isLoading || playBreak.isLoading)
    return closed(<ListSkeleton rows={8} />);
  const { game, others } = detail.value;
  const { to } = decide(game, stage.mode);
  if (to === 'maintenance' || to === 'needReal')
    return closed(<GameClosed reason={to} others={others} onLeave={leave} />);
  // A guest is already being redirected to the log-in.
  if (to !== 'gamePage') return closed(<GameClosed reason="elsewhere" onLeave={leave} />);
  return (
    <RunningGame
      key={`${game.gameCode} ${stage.mode}`}
      game={game}
      others={others}
      mode={stage.mode}
      playBreak={playBreak}
      onLeave={leave}
    />
  );
}
