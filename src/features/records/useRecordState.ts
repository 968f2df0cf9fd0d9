import { limits } from '@/config/limits';
import { useSite } from '@/data/siteContext';
import { useEntryState } from '@/data/useEntryState';
import { dayIn } from '@/domain/dayIn';
import { presetRange, type DayRange } from '@/ui/presetRange';

const firstDays = 7;

/** The days a record is asked for, by the brand's calendar, and the page of it. */
export const useRecordState = () => {
  const { boot, client } = useSite();
  const today = dayIn(client.clock.now(), boot.brand.timeZone);
  const [range, setRange] = useEntryState<DayRange>('record days', () =>
    presetRange(today, firstDays, 'past'),
  );
  const [page, setPage] = useEntryState('record page', 1);
  const isRange = range.from !== '' && range.to !== '' && range.from <= range.to;
  /** What was last asked for with both days there. */
  const [asked, setAsked] = useEntryState('record asked', range);
  return {
    today,
    range,
    isRange,
    page,
    setPage,
    setRange: (next: DayRange): void => {
      setRange(next);
      if (next.from === '' || next.to === '' || next.from > next.to) return;
      setAsked(next);
      setPage(1);
    },
    /** Another choice of rows begins at their first page. */
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
