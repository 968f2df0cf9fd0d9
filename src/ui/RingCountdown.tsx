import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { vars } from '#theme/vars';
import { Countdown } from './Countdown';
import { media } from './media';
import { display } from './styleParts';
import { useEachSecond } from './useEachSecond';

const Root = styled('div', { name: 'MarqueeRingCountdown', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  flex: 'none',
  '& svg': { width: 52, height: 52, transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: 5 },
  '& .bed': { stroke: vars.surface.selected },
  '& .left': { stroke: vars.accent.main, strokeLinecap: 'round' },
  '& small': { display: 'block', color: vars.text.muted, fontSize: 12, lineHeight: '16px' },
  '& b': { ...display(27, 34), color: vars.accent.text },
  [media.phone]: { textAlign: 'end', '& svg': { display: 'none' }, '& b': display(22, 28) },
});

interface RingCountdownProps {
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  /** How long the whole of it lasts, in milliseconds. */
  lasts: number;
  now: () => number;
  onEnd?: () => void;
}

/** What is left until an instant, in figures and as a ring that grows shorter. */
export function RingCountdown({ label, until, lasts, now, onEnd }: RingCountdownProps) {
  const ring = useRef<SVGCircleElement>(null);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, Math.min(1, (until - instant) / lasts));
    ring.current?.setAttribute('stroke-dasharray', `${(left * 100).toFixed(1)} 100`);
    return left > 0;
  });
  return (
    <Root>
      <svg viewBox="0 0 52 52" aria-hidden>
        <circle className="bed" cx="26" cy="26" r="23" />
        <circle ref={ring} className="left" cx="26" cy="26" r="23" pathLength={100} strokeDasharray="0 100" />
      </svg>
      <span>
        <small>{label}</small>
        <b>
          <Countdown key={until} until={until} now={now} marksLastMinute {...(onEnd && { onEnd })} />
        </b>
      </span>
    </Root>
  );
}
