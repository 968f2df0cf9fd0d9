import { useEffect, useState, type RefObject } from 'react';
import { hostMessage, isGameMessage, type HostMessageType } from '#contract/gameMessages';
import { useStable } from '@/data/useStable';

/**
 * What the framed game says: from its exact origin, out of this very frame, in a known shape. None of it is a fact; each
 * says that the balance may be asked for anew, whether a round runs, or that the player wants to go back.
 */
export const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onNews: () => void,
  onClose: () => void,
) => {
  const [inRound, setInRound] = useState(false);
  const hear = useStable(({ origin: from, source, data }: MessageEvent) => {
    if (origin === undefined || from !== origin || source !== frame.current?.contentWindow) return;
    if (!isGameMessage(data)) return;
    if (data.type === 'close') return onClose();
    setInRound(data.type === 'roundStarted');
    // While the reels turn the balance would tell how they stop.
    if (data.type !== 'roundStarted') onNews();
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [hear]);
  const tell = (type: HostMessageType): void => {
    if (origin !== undefined) frame.current?.contentWindow?.postMessage(hostMessage(type), origin);
  };
  return { inRound, tell };
};
