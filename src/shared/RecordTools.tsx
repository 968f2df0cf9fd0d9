import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longestRecord } from '#contract/records';
import { space } from '#theme/space';
import { useSite } from '@/data/session/siteContext';
import { zoneName } from '@/domain/zoneName';
import { useDateSetting } from '@/shared/useDateSetting';
import { DateRange } from '@/ui/fields/DateRange';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { RecordState } from './useRecordState';

const slot = ownClasses('RecordTools', ['range', 'filter', 'end']);

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(3),
  [`& > .${slot.filter}`]: { flex: '0 1 190px', minWidth: 150 },
  [`& > .${slot.end}`]: { marginLeft: 'auto' },
  [media.phone]: {
    // As wide as the page, so that both days stand in one row where they fit.
    [`& > .${slot.range}`]: { flex: '1 1 100%' },
    [`& > .${slot.filter}`]: { flex: '1 1 150px' },
  },
});

interface RecordToolsProps {
  state: RecordState;
  /** One element per filter. */
  filters?: readonly ReactNode[];
  end?: ReactNode;
}

/** Date range of a record (in the brand's time zone), its filters, and actions on it (MEM-08). */
export function RecordTools({ state, filters = [], end }: RecordToolsProps) {
  const { t } = useTranslation('records');
  const { range, fault, setRange } = state;
  const { timeZone } = useSite().boot.brand;
  const setting = useDateSetting();
  return (
    <Root>
      <DateRange
        className={slot.range}
        value={range}
        onChange={setRange}
        setting={setting}
        way="past"
        presets={[1, 7, 30]}
        labels={{
          group: t('range', { zone: zoneName(timeZone, setting.today) }),
          from: t('from'),
          to: t('to'),
          preset: (days) => (days === 1 ? t('today') : t('lastDays', { days })),
        }}
        {...(fault && { error: t(fault, { days: longestRecord }) })}
      />
      {filters.map((filter, index) => (
        <div key={index} className={slot.filter}>
          {filter}
        </div>
      ))}
      {end && <div className={slot.end}>{end}</div>}
    </Root>
  );
}
