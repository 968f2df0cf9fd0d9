import { styled, useThemeProps } from '@mui/material/styles';
import { useMemo, useRef, type ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { clockParts } from './clockParts';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { useEachSecond } from '../hooks/useEachSecond';
import { withClass } from '../styles/withClass';

export const clockClasses = slotClasses('MarqueeClock', ['root', 'date', 'time']);

const slot = clockClasses;

const Root = styled('span', {
  name: 'MarqueeClock',
  slot: 'Root',
  overridesResolver: innerSlots(clockClasses),
})<{ ownerState: ClockProps }>({
  ...tabular,
  // Digits are wider than the document's placeholder dashes; a fixed width prevents a shift.
  flex: '0 0 140px',
  width: 140,
  display: 'inline-flex',
  gap: space(1.5),
  fontSize: textSize.meta,
  lineHeight: '20px',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  [`& .${slot.time}`]: { fontWeight: 600, color: vars.text.secondary },
});

interface ClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** IANA name, such as Asia/Ho_Chi_Minh. */
  timeZone: string;
  /** Milliseconds since 1970; must keep its identity between renders. */
  now: () => number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeClock: ClockProps;
  }
}

/** A clock that writes into its own text nodes, so that seconds cause no render (HDR-01). */
export function Clock(given: ClockProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeClock' });
  const { timeZone, now, className, ...rest } = props;
  const day = useRef<HTMLSpanElement>(null);
  const hour = useRef<HTMLElement>(null);
  const parts = useMemo(() => clockParts(timeZone), [timeZone]);
  useEachSecond(now, (instant) => {
    const { date, clock } = parts(instant);
    if (day.current && day.current.textContent !== date) day.current.textContent = date;
    if (hour.current) hour.current.textContent = clock;
  });
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <span className={slot.date} ref={day}>
        --/--/----
      </span>
      <b className={slot.time} ref={hour}>
        --:--:--
      </b>
    </Root>
  );
}
