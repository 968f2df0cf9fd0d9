import { styled, useThemeProps } from '@mui/material/styles';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { LanguageTag } from '#locales/languages';
import { dayText, spellDay, typedDay, type DayBounds } from '@/domain/typedDay';
import type { CalendarPopoverProps } from './CalendarPopover';
import { Field, type FieldProps } from './Field';
import type { TextControl } from './FieldControlProps';
import { IconButton } from '../actions/IconButton';
import { CalendarBlankIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { LazyComponent } from '../media/LazyComponent';
import { slotClasses } from '../styles/slotClasses';
import { Spinner } from '../feedback/Spinner';
import { useDigitCaret } from './useDigitCaret';
import { withClass } from '../styles/withClass';

export const dateFieldClasses = slotClasses('MarqueeDateField', ['root']);

const DateFieldRoot = styled(Field, {
  name: 'MarqueeDateField',
  slot: 'Root',
  overridesResolver: innerSlots(dateFieldClasses),
})<{ ownerState: DateFieldProps }>({});

export interface DateWords {
  /** How a day is typed, shown while the field is empty. */
  placeholder: string;
  /** Opens the calendar of the field with this label. */
  open: (label: string) => string;
  close: string;
  noDay: string;
  tooEarly: (min: string) => string;
  tooLate: (max: string) => string;
}

/** What all date fields of a site share. */
export interface DateSetting {
  language: LanguageTag;
  /** In the brand's time zone, `2026-11-20`. */
  today: string;
  words: DateWords;
}

type Own =
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'rows'
  | 'placeholder'
  | 'startAdornment'
  | 'endAdornment'
  | 'inputRef';

export interface DateFieldProps extends Omit<FieldProps, Own | 'onChange'>, DayBounds {
  /** A day, `2026-11-20`; empty; or what was typed, as long as that is no day that may be chosen. */
  value: string;
  /** A day that is chosen from the calendar comes without an event. */
  onChange: (value: string, event?: ChangeEvent<TextControl>) => void;
  setting: DateSetting;
  /** The year is asked for first, from this day on: for days that lie far back. */
  from?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDateField: DateFieldProps;
  }
}

const calendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ './CalendarPopover')).CalendarPopover;

/** A day, typed in the order of the site or chosen from a calendar. The calendar is fetched when it is first opened. */
export function DateField(given: DateFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDateField' });
  const { value, onChange, onBlur, setting, min, max, from, error, className, ...field } = props;
  const { language, today, words } = setting;
  /** What is being typed; it is tidied up when the field is left. */
  const [typed, setTyped] = useState<string>();
  const [anchor, setAnchor] = useState<Element>();
  const { day, fault } = typedDay(value, { min, max });
  const shown = typed ?? (day === undefined ? value : dayText(day));
  const { input, note } = useDigitCaret(shown);

  const complaints = {
    noDay: words.noDay,
    tooEarly: words.tooEarly(dayText(min ?? '')),
    tooLate: words.tooLate(dayText(max ?? '')),
  };
  const complaint = (fault && complaints[fault]) ?? error;
  /** Half a day is not wrong yet, unless the form has been sent. */
  const isDue = typed === undefined || error !== undefined;

  const take = (event: ChangeEvent<TextControl>) => {
    note(event.target);
    const text = spellDay(event.target.value);
    setTyped(text);
    onChange(typedDay(text, { min, max }).day ?? text, event);
  };
  const leave = (event: FocusEvent<TextControl>) => {
    setTyped(undefined);
    onBlur?.(event);
  };
  const popover: CalendarPopoverProps = {
    ...{ anchor, label: field.label, closeLabel: words.close, language, today, day, min, max, from },
    onChange: (chosen) => onChange(chosen),
    onClose: () => setAnchor(undefined),
  };
  return (
    <DateFieldRoot
      autoComplete="off"
      {...field}
      className={withClass(dateFieldClasses.root, className)}
      ownerState={props}
      inputRef={input}
      value={shown}
      error={isDue ? complaint : undefined}
      inputMode="numeric"
      placeholder={words.placeholder}
      onBlur={leave}
      onChange={(_text, event) => take(event)}
      endAdornment={
        <>
          <IconButton
            label={words.open(field.label)}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            disabled={field.disabled ?? field.readOnly}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarBlankIcon fontSize={20} />
          </IconButton>
          {anchor && <LazyComponent load={calendar} props={popover} fallback={<Spinner />} />}
        </>
      }
    />
  );
}
