import { useEffect, useState, type RefObject } from 'react';
import { hostMessage, isGameMessage, type HostMessageType } from '#contract/gameMessages';
import { limits } from '@/config/limits';
import { useStableCallback } from '@/data/core/useStableCallback';

/**
 * What the framed game says: from its exact origin, out of this very frame, in a known shape. None of it is a fact; each
 * says that the balance may be fetched again, whether a round runs and hides how it ends, or that the player wants to go
 * back.
 */
export const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onNews: () => void,
  onClose: () => void,
) => {
  const [inRound, setInRound] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const hear = useStableCallback(({ origin: from, source, data }: MessageEvent) => {
    if (origin === undefined || from !== origin || source !== frame.current?.contentWindow) return;
    if (!isGameMessage(data)) return;
    if (data.type === 'close') return onClose();
    setIsReady(true);
    setInRound(data.type === 'roundStarted' || data.type === 'roundWaits');
    // While the reels turn the balance would tell how they stop.
    setIsHidden(data.type === 'roundStarted');
    if (data.type !== 'roundStarted') onNews();
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [hear]);
  useEffect(() => {
    if (!isHidden) return undefined;
    // A game that never says how its round ended does not keep the balance for itself.
    const timer = setTimeout(() => setIsHidden(false), limits.balanceHeld);
    return () => clearTimeout(timer);
  }, [isHidden]);
  const tell = (type: HostMessageType): void => {
    if (origin !== undefined) frame.current?.contentWindow?.postMessage(hostMessage(type), origin);
  };
  return { isReady, inRound, isHidden, tell };
};
