import { usePause } from '@/data/session/usePause';
import { RestSummary } from '@/shared/RestSummary';

/** Home of a member who rests: what is open, and nothing that is offered (SAFE-04). */
export function RestHome() {
  const pause = usePause();
  return pause ? <RestSummary pause={pause} /> : null;
}
