import { styled, useThemeProps } from '@mui/material/styles';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { useEachSecond } from '../hooks/useEachSecond';
import { withClass } from '../styles/withClass';

export const bettingRingClasses = slotClasses('MarqueeBettingRing', [
  'root',
  'ring',
  'bed',
  'left',
  'figure',
]);

const slot = bettingRingClasses;

const Root = styled('span', {
  name: 'MarqueeBettingRing',
  slot: 'Root',
  overridesResolver: innerSlots(bettingRingClasses),
})<{ ownerState: BettingRingProps & { over: boolean } }>({
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  color: vars.text.onArt,
  fontSize: textSize.body,
  fontWeight: 700,
  [`& .${slot.ring}`]: { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
  [`& .${slot.bed}`]: { fill: vars.tag.plain, strokeWidth: 4, stroke: vars.art.quiet },
  [`& .${slot.left}`]: { fill: 'none', strokeWidth: 4, stroke: vars.success.main, strokeLinecap: 'round' },
  [`& .${slot.figure}`]: { position: 'relative', fontWeight: 'inherit' },
  variants: [{ props: { over: true }, style: { visibility: 'hidden' } }],
});

export interface BettingRingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Total duration of the ring in milliseconds. */
  lasts: number;
  now: () => number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBettingRing: BettingRingProps;
  }
}

/** Remaining seconds for bets at a live table, as a number in a shrinking ring; hidden at zero. */
export function BettingRing(given: BettingRingProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBettingRing' });
  const { label, until, lasts, now, className, ...rest } = props;
  const [over, setOver] = useState(false);
  const ring = useRef<SVGCircleElement>(null);
  const figure = useRef<HTMLElement>(null);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, until - instant);
    ring.current?.setAttribute('stroke-dasharray', `${((left / lasts) * 100).toFixed(1)} 100`);
    setOver(left === 0);
    if (figure.current) figure.current.textContent = String(Math.ceil(left / 1_000)).padStart(2, '0');
    return left > 0;
  });
  return (
    <Root
      role="timer"
      aria-label={label}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={{ ...props, over }}
    >
      <svg className={slot.ring} viewBox="0 0 38 38" aria-hidden>
        <circle className={slot.bed} cx="19" cy="19" r="16" />
        <circle
          ref={ring}
          className={slot.left}
          cx="19"
          cy="19"
          r="16"
          pathLength={100}
          strokeDasharray="0 100"
        />
      </svg>
      <b className={slot.figure} ref={figure}>
        --
      </b>
    </Root>
  );
}
