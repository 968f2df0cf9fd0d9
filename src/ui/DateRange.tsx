import { styled } from '@mui/material/styles';
import { Chip } from './Chip';
import { Field } from './Field';
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
  '& > .presets': { display: 'flex', gap: 8, paddingBottom: 4 },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > .presets': { gridColumn: '1 / -1' },
  },
});

interface DateRangeProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** Today in the brand's time zone, `2026-11-20`. */
  today: string;
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
  today,
  way,
  presets = standard,
  labels,
  error,
}: DateRangeProps) {
  return (
    <Root aria-label={labels.group}>
      <div className="presets">
        {presets.map((days) => {
          const range = presetRange(today, days, way);
          return (
            <Chip
              key={days}
              pressed={range.from === value.from && range.to === value.to}
              onPress={() => onChange(range)}
            >
              {labels.preset(days)}
            </Chip>
          );
        })}
      </div>
      <Field
        label={labels.from}
        name="from"
        type="date"
        value={value.from}
        error={error}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      />
      <Field
        label={labels.to}
        name="to"
        type="date"
        value={value.to}
        onChange={({ target }) => onChange({ ...value, to: target.value })}
      />
    </Root>
  );
}
