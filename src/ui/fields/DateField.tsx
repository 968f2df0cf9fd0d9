import { styled, useThemeProps } from '@mui/material/styles';
import { useState, type FocusEvent } from 'react';
import { plainText } from '#contract/plainText';
import type { LanguageTag } from '#locales/languages';
import { dayText, formatTypedDay, typedDay, type DayBounds } from '@/domain/typedDay';
import type { CalendarInLanguageProps } from './CalendarInLanguage';
import { Field, type FieldProps } from './Field';
import type { TextControl, TypingEvent } from './FieldControlProps';
import { IconButton } from '../actions/IconButton';
import { CalendarBlankIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { LazyComponent } from '../media/LazyComponent';
import { slotClasses } from '../styles/slotClasses';
import { Spinner } from '../feedback/Spinner';
import { useComposedText } from './useComposedText';
import { useDigitCaret } from './useDigitCaret';
import { withClass } from '../styles/withClass';

export const dateFieldClasses = slotClasses('MarqueeDateField', ['root']);

const DateFieldRoot = styled(Field, {
  name: 'MarqueeDateField',
  slot: 'Root',
  overridesResolver: innerSlots(dateFieldClasses),
})<{ ownerState: DateFieldProps }>({});

export interface DateWords {
  /** Format hint, shown while the field is empty. */
  placeholder: string;
  /** Label of the button that opens the calendar of the field with this label. */
  open: (label: string) => string;
  close: string;
  noDay: string;
  tooEarly: (min: string) => string;
  tooLate: (max: string) => string;
}

/** Settings that all date fields of a site share. */
export interface DateSetting {
  language: LanguageTag;
  /** Today in the brand's time zone, `2026-11-20`. */
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
  /** A day as `2026-11-20`, or empty; or the typed text while it is not an allowed day. */
  value: string;
  /** A day from the calendar has no event. */
  onChange: (value: string, event?: TypingEvent<TextControl>) => void;
  setting: DateSetting;
  /** If set, the calendar starts with the list of years at this day, for days in the distant past. */
  from?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDateField: DateFieldProps;
  }
}

const calendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ './CalendarInLanguage')).CalendarInLanguage;

/** A day, typed in the site's notation or chosen from a calendar, whose code loads when it is first opened. */
export function DateField(given: DateFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDateField' });
  const { value, onChange, onBlur, setting, min, max, from, error, className, ...field } = props;
  const { language, today, words } = setting;
  /** The text being typed; it is normalised on blur. */
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
  /** An incomplete day is not reported while typing, unless the form has been submitted. */
  const isDue = typed === undefined || error !== undefined;

  const composed = useComposedText<TextControl>(shown, (control, event) => {
    note(control);
    const text = formatTypedDay(plainText(control.value));
    setTyped(text);
    onChange(typedDay(text, { min, max }).day ?? text, event);
  });
  const leave = (event: FocusEvent<TextControl>) => {
    setTyped(undefined);
    onBlur?.(event);
  };
  const popover: CalendarInLanguageProps = {
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
      value={composed.value}
      error={isDue ? complaint : undefined}
      inputMode="numeric"
      placeholder={words.placeholder}
      onBlur={leave}
      onChange={(_text, event) => composed.onChange(event)}
      onComposed={composed.onCompositionEnd}
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
