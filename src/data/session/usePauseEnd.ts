import { formatTime } from '@/domain/dates';
import { useSite } from './siteContext';

/** Formats the end of a pause in the brand's time zone; undefined for a pause without an end. */
export const usePauseEnd = (): ((until: string | null) => string | undefined) => {
  const { timeZone } = useSite().boot.brand;
  return (until) => (until === null ? undefined : formatTime(until, 'sentence', timeZone));
};
