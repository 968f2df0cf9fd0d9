import { usePause } from '@/data/session/usePause';
import { PauseSummary } from '@/shared/PauseSummary';

/** The home page during a pause: links to the pages that are open, and no offers (SAFE-04). */
export function PauseHome() {
  const pause = usePause();
  return pause ? <PauseSummary pause={pause} /> : null;
}
