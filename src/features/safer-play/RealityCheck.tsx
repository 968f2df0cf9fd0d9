import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBreak } from '@/data/resources/useBreak';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSaferPlay } from '@/data/resources/useSaferPlay';
import { RealityCheckDialog } from './RealityCheckDialog';

/** Covers the game while a reality check waits for an answer (SAFE-02). */
export function RealityCheck() {
  const { ready } = useTranslation(['safer', 'common', 'errors']);
  const { value, failure, goOn } = useSaferPlay();
  const { take } = useBreak();
  const modal = useModalAddress();
  useEffect(() => {
    // A dialog is not visible above a full-screen game.
    if (document.fullscreenElement) void document.exitFullscreen();
  }, []);
  if (!ready) return null;
  return (
    <RealityCheckDialog
      check={value?.realityCheck}
      failure={failure}
      onGoOn={goOn}
      onBreak={take}
      logout={modal('logout')}
    />
  );
}
