import type { Failure } from '@/api/failure';
import { restEnd } from '@/api/restEnd';
import { formatTime } from '@/domain/dates';
import { useSite } from './siteContext';
import { useSupportLink } from './useSupportLink';

export interface Rest {
  /** When it is over, in the brand's time zone. */
  readonly until: string | undefined;
  /** Where customer support is reached. */
  readonly support: string | undefined;
}

/** The break for whose sake a call was refused; undefined for any other failure. */
export const useRest = (failure: Failure | undefined): Rest | undefined => {
  const { timeZone } = useSite().boot.brand;
  const support = useSupportLink();
  if (failure?.code !== 'on_break') return undefined;
  const end = restEnd(failure);
  return { until: end && formatTime(end, 'sentence', timeZone), support };
};
