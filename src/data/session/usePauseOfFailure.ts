import { pauseOfFailure } from '@/api/pauseOfFailure';
import type { Failure } from '@/api/failure';
import { usePauseEnd } from './usePauseEnd';
import { useSupportAddress } from '../resources/useSupportAddress';

export interface ShownPause {
  /** End of the pause in the brand's time zone; undefined for a pause without an end. */
  readonly until: string | undefined;
  /** Address of customer support. */
  readonly support: string;
}

/** The pause because of which a call was refused; undefined for any other failure. */
export const usePauseOfFailure = (failure: Failure | undefined): ShownPause | undefined => {
  const endOf = usePauseEnd();
  const support = useSupportAddress();
  const pause = failure && pauseOfFailure(failure);
  return pause && { until: endOf(pause.until), support };
};
