import { useEffect, useEffectEvent } from 'react';
import type { HostMessageType } from '#contract/gameMessages';
import { useRealityCheckAt } from '@/data/storage/useRealityCheckAt';
import { useRealityCheckDue } from '@/data/storage/useRealityCheckDue';

/**
 * Stops the game while a reality check waits for its answer, and lets it go on after it (SAFE-02). A launch that was
 * refused for the check is made again.
 */
export const useStageCheck = (
  tell: (type: HostMessageType) => void,
  openAgain: (() => void) | undefined,
): { readonly checks: boolean; readonly isDue: boolean } => {
  const isDue = useRealityCheckDue();
  const checks = useRealityCheckAt() !== null;
  const stop = useEffectEvent(() => tell('pause'));
  const goOn = useEffectEvent(() => {
    tell('resume');
    openAgain?.();
  });
  useEffect(() => {
    if (!isDue) return undefined;
    stop();
    return () => goOn();
  }, [isDue]);
  return { checks, isDue };
};
