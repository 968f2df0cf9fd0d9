import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { vars } from '#theme/vars';
import { clockParts } from './clockParts';
import { tabular } from './styleParts';
import { useEachSecond } from './useEachSecond';

const Root = styled('span', { name: 'MarqueeClock', slot: 'Root' })({
  ...tabular,
  // Digits are wider than the dashes of the document; a fixed width keeps the row still.
  flex: '0 0 140px',
  width: 140,
  display: 'inline-flex',
  gap: 5,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600, color: vars.text.secondary },
});

interface ClockProps {
  /** IANA name, such as Asia/Ho_Chi_Minh. */
  timeZone: string;
  /** Milliseconds since 1970; must keep its identity between renders. */
  now: () => number;
}

/** The time, written into its own text nodes: each second costs no render (HDR-01). */
export function Clock({ timeZone, now }: ClockProps) {
  const day = useRef<HTMLSpanElement>(null);
  const hour = useRef<HTMLElement>(null);
  const parts = useMemo(() => clockParts(timeZone), [timeZone]);
  useEachSecond(now, (instant) => {
    const { date, clock } = parts(instant);
    if (day.current && day.current.textContent !== date) day.current.textContent = date;
    if (hour.current) hour.current.textContent = clock;
  });
  return (
    <Root>
      <span ref={day}>--/--/----</span>
      <b ref={hour}>--:--:--</b>
    </Root>
  );
}
