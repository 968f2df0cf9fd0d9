import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { breakpoint } from '#theme/layout';
import type { Money } from '#contract/money';
import type { FailureValue, Game } from '#contract/wireTypes';
import { coverPath } from '#contract/coverWidths';
import { limitOf } from '@/api/limitOf';
import { pauseOfFailure } from '@/api/pauseOfFailure';
import type { LaunchMode } from '@/domain/launchDecision';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { framedGameUrl } from '@/domain/framedGameUrl';
import { useBalanceHold } from '@/data/live/useBalanceHold';
import type { useBreak } from '@/data/resources/useBreak';
import { useFavourites } from '@/data/resources/useFavourites';
import { useRealityCheckMinutes } from '@/data/storage/useRealityCheckAt';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLaunch } from '@/data/resources/useLaunch';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { useRoomOf } from '@/data/resources/useRoomOf';
import { useGameLaunch } from '@/data/resources/useGameLaunch';
import { useGameSession } from '@/data/storage/useGameSession';
import { useFailureText } from '@/forms/useFailureText';
import { useLimitText } from '@/shared/useLimitText';
import { RoomChat } from '@/features/live/RoomChat';
import { Elapsed } from '@/ui/typography/Elapsed';
import { GameFrame } from '@/screens/seamless/GameFrame';
import { useMediaQuery } from '@/ui/hooks/useMediaQuery';
import { BreakDialog } from './BreakDialog';
import { OnBreak } from './OnBreak';
import { SeamlessView } from './SeamlessView';
import { SessionBar } from './SessionBar';
import { GameClosed } from './GameClosed';
import { GameWindow } from './GameWindow';
import { useBreakReminder } from './useBreakReminder';
import { useGameMessages } from './useGameMessages';
import { useHeldValue } from './useHeldValue';
import { useRealityCheckPause } from './useRealityCheckPause';
import { landscapePhone } from './landscapePhone';

/** Wide enough for a table and its chat side by side. */
const wide = `(min-width: ${breakpoint.large}px)`;

interface StagePlayProps {
  game: Game;
  others: readonly Game[];
  mode: LaunchMode;
  playBreak: Pick<ReturnType<typeof useBreak>, 'busy' | 'failure' | 'take'>;
  onLeave: () => void;
}

const signOf = ({ amount }: Money) => {
  const minor = BigInt(amount);
  return minor === 0n ? 'even' : minor < 0n ? 'loss' : 'gain';
};

/** A running game: launches it, frames it, handles its messages, and shows the session's sums (GAME-07). */
export function RunningGame({ game, others, mode, playBreak, onLeave }: StagePlayProps) {
  const { t } = useTranslation(['stage', 'shell']);
  const site = useSite();
  const { now } = site.client.clock;
  const [since] = useState(now);
  const { opened, failure, openAgain } = useGameLaunch(game, mode);
  const { visit: latest, balance, refresh } = useGameSession(opened?.visitId);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [sound, setSound] = useState(false);
  const { isReady, inRound, isHidden, tell } = useGameMessages(
    frame,
    { origin: opened?.origin, sound },
    refresh,
    onLeave,
  );
  useBalanceHold(isHidden);
  const visit = useHeldValue(latest, isHidden);
  const navigate = useNavigate();
  const modal = useModalAddress();
  const seat = useRoomOf(game);
  const room = mode === 'real' ? seat : undefined;
  const isWide = useMediaQuery(wide);
  const [isTalkShown, setIsTalkShown] = useState(true);
  const chat = room && {
    open: isWide ? isTalkShown : undefined,
    onPress: () => (isWide ? setIsTalkShown(!isTalkShown) : void navigate(modal('roomChat', room.roomId))),
  };
  const isLandscape = useMediaQuery(landscapePhone);
  useEffect(() => {
    if (isLandscape && isReady) stage.current?.scrollIntoView({ block: 'start' });
  }, [isLandscape, isReady]);
  const [breakAsked, setBreakAsked] = useState(false);
  const reminder = useBreakReminder(opened !== undefined);
  const sayLimit = useLimitText();
  const checkMinutes = useRealityCheckMinutes();
  const { checks, isDue } = useRealityCheckPause(
    tell,
    failure?.code === 'reality_check_due' ? openAgain : undefined,
  );
  const failureWords = useFailureText(failure);
  const breakRefused = useFailureText(playBreak.failure);
  const text = useMoneyText();
  const hosts = useImageHosts();
  const { liked, toggle } = useFavourites();
  const { asMember } = useLaunch();
  const { cover, fallbackCover } = {
    cover: pictureSources(coverPath(game.showIcon, 220), hosts),
    fallbackCover: defaultCover,
  };
  const net = visit && ({ text: text(visit.net, true), sign: signOf(visit.net) } as const);
  const startedAt = visit === undefined ? since : Date.parse(visit.startedAt);
  const elapsed = <Elapsed key={startedAt} since={startedAt} now={now} />;
  const src = opened && framedGameUrl(opened, site.origin);
  const goOn = (): void => {
    setBreakAsked(false);
    reminder.answer();
    tell('resume');
  };

  const content = () => {
    if (failure?.code === 'game_maintenance') {
      const { others: open = others } = (failure.value ?? {}) as Partial<FailureValue<'launchGame'>>;
      return <GameClosed reason="maintenance" others={open} onLeave={onLeave} />;
    }
    const rests = failure && pauseOfFailure(failure);
    if (rests) return <OnBreak until={rests.until} onEnd={openAgain} onLeave={onLeave} />;
    if (failure?.code === 'limit_required') {
      const remedy = { label: t('shell:footer.saferPlay'), href: modal('saferPlay') };
      return (
        <GameClosed
          reason="failed"
          {...{ remedy, onRetry: openAgain, onLeave, ...(failureWords && { text: failureWords }) }}
        />
      );
    }
    const limit = failure && limitOf(failure);
    if (limit) return <GameClosed reason="limit" text={sayLimit(limit)} onLeave={onLeave} />;
    if (failureWords !== undefined || (opened && src === undefined))
      return <GameClosed reason="failed" text={failureWords} onRetry={openAgain} onLeave={onLeave} />;
    if (src !== undefined && opened?.display === 'window')
      return <GameWindow url={src} onAgain={openAgain} onLeave={onLeave} />;
    return (
      <GameFrame
        title={game.gameName}
        src={src}
        cover={cover}
        fallbackCover={fallbackCover}
        waiting={t('opening')}
        ready={isReady}
        frame={frame}
      />
    );
  };

  return (
    <SeamlessView
      age={site.boot.brand.age}
      reminderMinutes={checkMinutes ?? undefined}
      stageRef={stage}
      aside={room && isWide && isTalkShown && <RoomChat roomId={room.roomId} />}
      bar={
        <SessionBar
          name={game.gameName}
          vendor={game.vendorName}
          cover={cover}
          fallbackCover={fallbackCover}
          balance={mode === 'real' && balance ? text(balance) : undefined}
          elapsed={elapsed}
          net={net}
          isTrial={mode === 'trial'}
          favourite={liked.has(game.nodeId)}
          sound={sound}
          {...(chat && { chat })}
          onBack={onLeave}
          onBreak={() => {
            setBreakAsked(true);
            tell('pause');
          }}
          onFavourite={() => asMember(() => toggle(game))}
          onSound={() => {
            setSound(!sound);
            tell(sound ? 'soundOff' : 'soundOn');
          }}
          onFullScreen={
            document.fullscreenEnabled ? () => void stage.current?.requestFullscreen() : undefined
          }
        />
      }
    >
      {content()}
      {(breakAsked || (reminder.due && !checks)) && !isDue && !inRound && (
        <BreakDialog
          elapsed={<Elapsed key={startedAt} since={startedAt} now={now} />}
          stake={visit && text(visit.stake)}
          net={net}
          busy={playBreak.busy}
          refused={breakRefused}
          onBreak={(minutes) => void playBreak.take(minutes)}
          onGoOn={goOn}
        />
      )}
    </SeamlessView>
  );
}
