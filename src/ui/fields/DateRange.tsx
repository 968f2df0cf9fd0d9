import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { Chip } from '../actions/Chip';
import { DateField, type DateSetting } from './DateField';
import type { TextControl, TypingEvent } from './FieldControlProps';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { presetRange, type DayRange } from './presetRange';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const dateRangeClasses = slotClasses('MarqueeDateRange', ['root', 'presets', 'field']);
const { root, presets: presetsClass, field } = dateRangeClasses;

/** Pixels from the head of a field to a chip beside the middle of its control. */
const BESIDE_CONTROL = 28;

const DateRangeRoot = styled('fieldset', {
  name: 'MarqueeDateRange',
  slot: 'Root',
  overridesResolver: innerSlots(dateRangeClasses),
})<{ ownerState: DateRangeProps }>({
  display: 'flex',
  flexWrap: 'wrap',
  // By their heads: a message below one field moves neither the other field nor the presets.
  alignItems: 'flex-start',
  gap: space(2.5),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  [`& .${presetsClass}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2), paddingTop: BESIDE_CONTROL },
  [`& .${field}`]: { flex: '0 1 180px' },
  [media.phone]: {
    display: 'grid',
    // Below this width a date does not fit beside its button, so the fields are stacked.
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    [`& .${presetsClass}`]: { gridColumn: '1 / -1', paddingTop: 0, paddingBottom: 4 },
  },
});

interface DateRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  value: DayRange;
  /** A day from the calendar or a preset has no event. */
  onChange: (value: DayRange, event?: TypingEvent<TextControl>) => void;
  setting: DateSetting;
  /** Whether the presets end today (past) or start today (ahead). */
  way: 'past' | 'ahead';
  /**
   * Presets in days; 7 and 30 by specification.
   * @default standard
   */
  presets?: readonly number[];
  labels: { group: string; from: string; to: string; preset: (days: number) => string };
  error?: string | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDateRange: DateRangeProps;
  }
}

const standard = [7, 30];

/** A date range, both days inclusive, with presets (spec §9). */
export function DateRange(given: DateRangeProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDateRange' });
  const { value, onChange, setting, way, presets = standard, labels, error, className, ...rest } = props;
  const { today, words } = setting;
  const bounds = way === 'past' ? { max: today } : { min: today };
  const complaint = (day: string) => (day === '' ? words.noDay : undefined);
  return (
    <DateRangeRoot
      aria-label={labels.group}
      {...rest}
      className={withClass(root, className)}
      ownerState={props}
    >
      <div className={presetsClass}>
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
        className={field}
        label={labels.from}
        name="from"
        value={value.from}
        setting={setting}
        error={complaint(value.from) ?? error}
        onChange={(from, event) => onChange({ ...value, from }, event)}
      />
      <DateField
        {...bounds}
        className={field}
        label={labels.to}
        name="to"
        value={value.to}
        setting={setting}
        error={complaint(value.to)}
        onChange={(to, event) => onChange({ ...value, to }, event)}
      />
    </DateRangeRoot>
  );
}
