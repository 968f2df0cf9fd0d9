import { restOf } from '@/api/restOf';
import type { Failure } from '@/api/failure';
import { usePauseEnd } from './usePauseEnd';
import { useSupportLink } from '../resources/useSupportLink';

export interface Rest {
  /** When it is over, in the brand's time zone; undefined for one without an end. */
  readonly until: string | undefined;
  /** Where customer support is reached. */
  readonly support: string | undefined;
}

/** The pause for whose sake a call was refused; undefined for any other failure. */
export const useRest = (failure: Failure | undefined): Rest | undefined => {
  const endOf = usePauseEnd();
  const support = useSupportLink();
  const pause = failure && restOf(failure);
  return pause && { until: endOf(pause.until), support };
};
