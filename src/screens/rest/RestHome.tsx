import { usePause } from '@/data/session/usePause';
import { RestSummary } from '@/shared/RestSummary';

/** The home page during a pause: links to the pages that are open, and no offers (SAFE-04). */
export function RestHome() {
  const pause = usePause();
  return pause ? <RestSummary pause={pause} /> : null;
}
