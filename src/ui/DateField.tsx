import { useState, type FocusEvent } from 'react';
import type { LanguageTag } from '#locales/languages';
import { dayText, spellDay, typedDay, type DayBounds } from '@/domain/typedDay';
import type { CalendarPopoverProps } from './CalendarPopover';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import { CalendarBlankIcon } from './icons';
import { Later } from './Later';
import { Spinner } from './Spinner';
import { useDigitCaret } from './useDigitCaret';

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

type Typed = 'type' | 'inputMode' | 'maxLength' | 'rows' | 'placeholder' | 'start' | 'end' | 'ref';

export interface DateFieldProps extends Omit<FieldProps, Typed | 'value' | 'onChange'>, DayBounds {
  /** A day, `2026-11-20`; empty; or what was typed, as long as that is no day that may be chosen. */
  value: string;
  onChange: (value: string) => void;
  setting: DateSetting;
  /** The year is asked for first, from this day on: for days that lie far back. */
  from?: string;
}

const calendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ './CalendarPopover')).CalendarPopover;

/** A day, typed in the order of the site or chosen from a calendar. The calendar is fetched when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, setting, min, max, from, error, ...field } = props;
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

  const take = (text: string) => {
    setTyped(text);
    onChange(typedDay(text, { min, max }).day ?? text);
  };
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setTyped(undefined);
    onBlur?.(event);
  };
  const popover: CalendarPopoverProps = {
    ...{ anchor, label: field.label, closeLabel: words.close, language, today, day, min, max, from },
    onChoose: onChange,
    onClose: () => setAnchor(undefined),
  };
  return (
    <Field
      autoComplete="off"
      {...field}
      ref={input}
      value={shown}
      error={isDue ? complaint : undefined}
      inputMode="numeric"
      placeholder={words.placeholder}
      onBlur={leave}
      onChange={({ target }) => {
        note(target);
        take(spellDay(target.value));
      }}
      end={
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
          {anchor && <Later load={calendar} props={popover} fallback={<Spinner />} />}
        </>
      }
    />
  );
}
