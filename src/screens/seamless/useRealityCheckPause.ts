import { useEffect, useEffectEvent } from 'react';
import type { HostMessageType } from '#contract/gameMessages';
import { useRealityCheckAt } from '@/data/storage/useRealityCheckAt';
import { useRealityCheckDue } from '@/data/storage/useRealityCheckDue';

/**
 * Pauses the game while a reality check waits for an answer, and resumes it afterwards (SAFE-02). A launch that was
 * refused because of the check is repeated.
 */
export const useRealityCheckPause = (
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
