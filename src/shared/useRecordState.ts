import { limits } from '@/config/limits';
import { useSite } from '@/data/session/siteContext';
import { useHistoryState } from '@/data/core/useHistoryState';
import { dayIn } from '@/domain/dayIn';
import { rangeFault } from '@/domain/rangeFault';
import { typedDay } from '@/domain/typedDay';
import { presetRange, type DayRange } from '@/ui/fields/presetRange';

const lastDays = 7;

const isDay = (text: string): boolean => typedDay(text).day === text;
/** While the user types a date, its field has no valid day. */
const hasBothDays = ({ from, to }: DayRange): boolean => isDay(from) && isDay(to);

/**
 * State of a record page: the selected days (in the brand's time zone) and the page number. `first` are the days that a
 * link asks for; if they are no days, the last ones are shown: seven, or as many as the record says.
 */
export const useRecordState = (first?: DayRange, days: number = lastDays) => {
  const { boot, client } = useSite();
  const today = dayIn(client.clock.now(), boot.brand.timeZone);
  const [range, setRange] = useHistoryState<DayRange>('record days', () =>
    first && hasBothDays(first) && rangeFault(first.from, first.to) === undefined
      ? first
      : presetRange(today, days, 'past'),
  );
  const [page, setPage] = useHistoryState('record page', 1);
  const fault = hasBothDays(range) ? rangeFault(range.from, range.to) : undefined;
  /** The last range with both days, which the page fetches. */
  const [asked, setAsked] = useHistoryState('record asked', range);
  return {
    today,
    range,
    fault,
    page,
    setPage,
    setRange: (next: DayRange): void => {
      setRange(next);
      if (!hasBothDays(next) || rangeFault(next.from, next.to) !== undefined) return;
      setAsked(next);
      setPage(1);
    },
    /** A changed filter starts at page 1. */
    narrow:
      <Choice>(choose: (choice: Choice) => void) =>
      (choice: Choice): void => {
        choose(choice);
        setPage(1);
      },
    query: { ...asked, pageNo: String(page), pageSize: String(limits.recordsPerPage) },
    asked,
  };
};

export type RecordState = ReturnType<typeof useRecordState>;
