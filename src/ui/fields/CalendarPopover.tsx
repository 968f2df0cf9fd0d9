import '#theme/stock/registerStock';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import { styled, useThemeProps } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useId, useMemo, useState } from 'react';
import { vars } from '#theme/vars';
import type { CalendarWords } from './calendarWords/CalendarWords';
import { calendarTime, dayAdapter } from './dayAdapter';
import { IconButton } from '../actions/IconButton';
import { XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const calendarPopoverClasses = slotClasses('MarqueeCalendarPopover', [
  'root',
  'paper',
  'backdrop',
  'head',
  'title',
]);
const { root, paper, backdrop, head, title } = calendarPopoverClasses;

const CalendarPopoverRoot = styled(Popover, {
  name: 'MarqueeCalendarPopover',
  slot: 'Root',
  overridesResolver: innerSlots(calendarPopoverClasses),
})<{ ownerState: CalendarPopoverProps }>({
  [`& .${paper}`]: {
    background: vars.surface.raised,
    border: `1px solid ${vars.line.subtle}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.high,
    // MUI sets a popover's position as inline style; on a phone it is a sheet, so this overrides it.
    [media.phone]: {
      top: 'auto !important',
      left: '0 !important',
      bottom: 0,
      width: '100%',
      maxWidth: 'none',
      borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    },
  },
  [media.phone]: { [`& .${backdrop}`]: { backgroundColor: vars.scrim } },
  [`& .${head}`]: { display: 'flex', alignItems: 'center', padding: '8px 8px 0 24px' },
  [`& .${title}`]: { ...display(16, 24), flex: 1, minWidth: 0, margin: 0, color: vars.text.primary },
});

const right = { horizontal: 'right' } as const;

export interface CalendarPopoverProps extends Omit<
  PopoverProps,
  'open' | 'anchorEl' | 'children' | 'onChange' | 'onClose'
> {
  /** The button that opened the calendar; undefined while it is closed. */
  anchor: Element | undefined;
  /** Label of the field. */
  label: string;
  closeLabel: string;
  /** Words of the site's language, from `calendarWords/`. */
  words: CalendarWords;
  /** Days are written as `2026-11-20`. */
  today: string;
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  /** If set, the calendar starts with the list of years, at this day's year. */
  from: string | undefined;
  onChange: (day: string) => void;
  onClose: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCalendarPopover: CalendarPopoverProps;
  }
}

/** A calendar below its button, or a bottom sheet on a phone. Escape and a press outside close it. */
export function CalendarPopover(given: CalendarPopoverProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCalendarPopover' });
  const { anchor, label, closeLabel, words, today, day, min, max, from, ...others } = props;
  const { onChange, onClose, className, ...rest } = others;
  const titleId = useId();
  const adapter = useMemo(() => dayAdapter(today), [today]);
  // Choosing a year first is only a step; the field gets a value when a day is chosen.
  const [picked, setPicked] = useState(day === undefined ? null : calendarTime(day));
  return (
    <CalendarPopoverRoot
      {...rest}
      className={withClass(root, className)}
      ownerState={props}
      open={anchor !== undefined}
      anchorEl={anchor}
      anchorOrigin={{ ...right, vertical: 'bottom' }}
      transformOrigin={{ ...right, vertical: -8 }}
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        paper: { className: paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
        backdrop: { className: backdrop },
      }}
    >
      <header className={head}>
        <h2 className={title} id={titleId}>
          {label}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <XIcon fontSize={18} />
        </IconButton>
      </header>
      <LocalizationProvider dateAdapter={adapter} adapterLocale={words.locale} localeText={words.labels}>
        <DateCalendar
          autoFocus
          timezone="UTC"
          value={picked}
          referenceDate={calendarTime(day ?? from ?? today)}
          minDate={min === undefined ? undefined : calendarTime(min)}
          maxDate={max === undefined ? undefined : calendarTime(max)}
          views={from === undefined ? ['year', 'day'] : ['year', 'month', 'day']}
          openTo={from === undefined || day !== undefined ? 'day' : 'year'}
          dayOfWeekFormatter={(weekday) => weekday.format('dd')}
          slotProps={{ calendarHeader: { format: words.month } }}
          onChange={(next, step) => {
            setPicked(next);
            if (step !== 'finish' || next === null) return;
            onChange(next.format('YYYY-MM-DD'));
            onClose();
          }}
        />
      </LocalizationProvider>
    </CalendarPopoverRoot>
  );
}
