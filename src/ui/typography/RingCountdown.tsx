import { styled, useThemeProps } from '@mui/material/styles';
import { useRef, type ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Countdown } from './Countdown';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { useEachSecond } from '../hooks/useEachSecond';
import { withClass } from '../styles/withClass';

export const ringCountdownClasses = slotClasses('MarqueeRingCountdown', [
  'root',
  'ring',
  'bed',
  'left',
  'label',
  'time',
]);

const slot = ringCountdownClasses;
const stroke = { fill: 'none', strokeWidth: 5 };

const Root = styled('div', {
  name: 'MarqueeRingCountdown',
  slot: 'Root',
  overridesResolver: innerSlots(ringCountdownClasses),
})<{ ownerState: RingCountdownProps }>({
  display: 'flex',
  alignItems: 'center',
  gap: space(3.5),
  flex: 'none',
  [`& .${slot.ring}`]: { width: 52, height: 52, transform: 'rotate(-90deg)' },
  [`& .${slot.bed}`]: { ...stroke, stroke: vars.surface.selected },
  [`& .${slot.left}`]: { ...stroke, stroke: vars.accent.main, strokeLinecap: 'round' },
  [`& .${slot.label}`]: {
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
  [`& .${slot.time}`]: { ...display(27, 34), color: vars.accent.text },
  [media.phone]: {
    textAlign: 'end',
    [`& .${slot.ring}`]: { display: 'none' },
    [`& .${slot.time}`]: display(22, 28),
  },
});

interface RingCountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Total duration of the ring in milliseconds. */
  lasts: number;
  now: () => number;
  onEnd?: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRingCountdown: RingCountdownProps;
  }
}

/** Time left until an instant, as figures and as a shrinking ring. */
export function RingCountdown(given: RingCountdownProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRingCountdown' });
  const { label, until, lasts, now, onEnd, className, ...rest } = props;
  const ring = useRef<SVGCircleElement>(null);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, Math.min(1, (until - instant) / lasts));
    ring.current?.setAttribute('stroke-dasharray', `${(left * 100).toFixed(1)} 100`);
    return left > 0;
  });
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <svg className={slot.ring} viewBox="0 0 52 52" aria-hidden>
        <circle className={slot.bed} cx="26" cy="26" r="23" />
        <circle
          ref={ring}
          className={slot.left}
          cx="26"
          cy="26"
          r="23"
          pathLength={100}
          strokeDasharray="0 100"
        />
      </svg>
      <span>
        <small className={slot.label}>{label}</small>
        <b className={slot.time}>
          <Countdown key={until} until={until} now={now} marksLastMinute {...(onEnd && { onEnd })} />
        </b>
      </span>
    </Root>
  );
}
