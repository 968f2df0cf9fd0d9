import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { vars } from '#theme/vars';
import { tabular } from './styleParts';
import { useEachSecond } from './useEachSecond';

const Root = styled('span', { name: 'MarqueeBettingRing', slot: 'Root' })({
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  color: vars.text.onArt,
  fontSize: 14,
  fontWeight: 700,
  '& svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
  '& circle': { fill: vars.tag.plain, strokeWidth: 4, stroke: vars.art.quiet },
  '& .left': { fill: 'none', stroke: vars.success.main, strokeLinecap: 'round' },
  '& b': { position: 'relative', fontWeight: 'inherit' },
  '&[data-over]': { visibility: 'hidden' },
});

export interface BettingRingProps {
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  /** How long the whole of it lasts, in milliseconds. */
  lasts: number;
  now: () => number;
}

/** Seconds in which a table still takes bets, as a figure in a ring that grows shorter; it is gone at none. */
export function BettingRing({ label, until, lasts, now }: BettingRingProps) {
  const root = useRef<HTMLSpanElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const figure = useRef<HTMLElement>(null);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, until - instant);
    ring.current?.setAttribute('stroke-dasharray', `${((left / lasts) * 100).toFixed(1)} 100`);
    root.current?.toggleAttribute('data-over', left === 0);
    if (figure.current) figure.current.textContent = String(Math.ceil(left / 1_000)).padStart(2, '0');
    return left > 0;
  });
  return (
    <Root ref={root} role="timer" aria-label={label} key={until}>
      <svg viewBox="0 0 38 38" aria-hidden>
        <circle cx="19" cy="19" r="16" />
        <circle ref={ring} className="left" cx="19" cy="19" r="16" pathLength={100} strokeDasharray="0 100" />
      </svg>
      <b ref={figure}>--</b>
    </Root>
  );
}
