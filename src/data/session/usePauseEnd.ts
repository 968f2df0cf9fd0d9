import { formatTime } from '@/domain/dates';
import { useSite } from './siteContext';

/** When a pause ends, in words of the brand's time zone; undefined for one without an end. */
export const usePauseEnd = (): ((until: string | null) => string | undefined) => {
  const { timeZone } = useSite().boot.brand;
  return (until) => (until === null ? undefined : formatTime(until, 'sentence', timeZone));
};
