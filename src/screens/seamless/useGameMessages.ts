import { useEffect, useRef, useState, type RefObject } from 'react';
import { hostMessage, isGameMessage, type HostMessageType } from '#contract/gameMessages';
import { limits } from '@/config/limits';
import { useStableCallback } from '@/data/core/useStableCallback';

interface FramedGame {
  /** Undefined while the game is being launched. */
  readonly origin: string | undefined;
  /** Whether the player has turned sound on. */
  readonly sound: boolean;
}

/**
 * Handles messages of the framed game; only from its exact origin, from this very frame, and of a known shape. No
 * message carries data: it says that the balance may be fetched, that a round runs or has ended, or that the player
 * wants to leave.
 */
export const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, sound }: FramedGame,
  onNews: () => void,
  onClose: () => void,
) => {
  const [inRound, setInRound] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const wasShown = useRef(false);
  const tell = (type: HostMessageType): void => {
    if (origin !== undefined) frame.current?.contentWindow?.postMessage(hostMessage(type), origin);
  };
  const hear = useStableCallback(({ origin: from, source, data }: MessageEvent) => {
    if (origin === undefined || from !== origin || source !== frame.current?.contentWindow) return;
    if (!isGameMessage(data)) return;
    if (data.type === 'close') return onClose();
    setIsReady(true);
    // A game that has just opened is silent, and may have no switch of its own.
    if (data.type === 'ready' && sound) tell('soundOn');
    setInRound(data.type !== 'ready' && data.type !== 'roundEnded');
    // During a round the balance would reveal how it ends.
    setIsHidden(data.type === 'roundStarted');
    // The end of a round that was shown already brings nothing new.
    const isKnown = data.type === 'roundEnded' && wasShown.current;
    wasShown.current = data.type === 'roundShown';
    if (data.type !== 'roundStarted' && !isKnown) onNews();
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [hear]);
  useEffect(() => {
    if (!isHidden) return undefined;
    // The balance is shown again even if a game never reports the end of its round.
    const timer = setTimeout(() => setIsHidden(false), limits.balanceHeld);
    return () => clearTimeout(timer);
  }, [isHidden]);
  return { isReady, inRound, isHidden, tell };
};
