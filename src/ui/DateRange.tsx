import { styled } from '@mui/material/styles';
import { Chip } from './Chip';
import { DateField, type DateSetting } from './DateField';
import { media } from './media';
import { presetRange, type DayRange } from './presetRange';

const Root = styled('fieldset', { name: 'MarqueeDateRange', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > .presets': { display: 'flex', flexWrap: 'wrap', gap: 8, paddingBottom: 4 },
  '& > :not(.presets)': { flex: '0 1 180px' },
  [media.phone]: {
    display: 'grid',
    // Narrower than this, a day does not fit beside its button: then the fields stand one below the other.
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    '& > .presets': { gridColumn: '1 / -1' },
  },
});

interface DateRangeProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  setting: DateSetting;
  /** Where the dates lie: before today, or ahead of it. */
  way: 'past' | 'ahead';
  /** Presets in days; 7 and 30 by specification. */
  presets?: readonly number[];
  labels: { group: string; from: string; to: string; preset: (days: number) => string };
  error?: string;
}

const standard = [7, 30];

/** Two days, both included, with quick choices (spec §9). */
export function DateRange({
  value,
  onChange,
  setting,
  way,
  presets = standard,
  labels,
  error,
}: DateRangeProps) {
  const { today, words } = setting;
  const bounds = way === 'past' ? { max: today } : { min: today };
  const complaint = (day: string) => (day === '' ? words.noDay : undefined);
  return (
    <Root aria-label={labels.group}>
      <div className="presets">
        {presets.map((days) => {
          const range = presetRange(today, days, way);
          return (
            <Chip
              key={days}
              selected={range.from === value.from && range.to === value.to}
              onClick={() => onChange(range)}
            >
              {labels.preset(days)}
            </Chip>
          );
        })}
      </div>
      <DateField
        {...bounds}
        label={labels.from}
        name="from"
        value={value.from}
        setting={setting}
        error={complaint(value.from) ?? error}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateField
        {...bounds}
        label={labels.to}
        name="to"
        value={value.to}
        setting={setting}
        error={complaint(value.to)}
        onChange={(to) => onChange({ ...value, to })}
      />
    </Root>
  );
}
