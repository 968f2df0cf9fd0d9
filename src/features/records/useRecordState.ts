import { limits } from '@/config/limits';
import { useSite } from '@/data/session/siteContext';
import { useEntryState } from '@/data/core/useEntryState';
import { dayIn } from '@/domain/dayIn';
import { typedDay } from '@/domain/typedDay';
import { presetRange, type DayRange } from '@/ui/fields/presetRange';

const firstDays = 7;

const isDay = (text: string): boolean => typedDay(text).day === text;
/** A field that is being typed into holds no day yet. */
const hasBothDays = ({ from, to }: DayRange): boolean => isDay(from) && isDay(to);

/** The chosen days, in the brand's time zone, and the page of a record. */
export const useRecordState = () => {
  const { boot, client } = useSite();
  const today = dayIn(client.clock.now(), boot.brand.timeZone);
  const [range, setRange] = useEntryState<DayRange>('record days', () =>
    presetRange(today, firstDays, 'past'),
  );
  const [page, setPage] = useEntryState('record page', 1);
  const endsBeforeStart = hasBothDays(range) && range.from > range.to;
  /** What was last asked for with both days there. */
  const [asked, setAsked] = useEntryState('record asked', range);
  return {
    today,
    range,
    endsBeforeStart,
    page,
    setPage,
    setRange: (next: DayRange): void => {
      setRange(next);
      if (!hasBothDays(next) || next.from > next.to) return;
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
