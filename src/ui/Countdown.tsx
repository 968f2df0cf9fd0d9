import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { vars } from '#theme/vars';
import { countdownText } from './countdownText';
import { tabular } from './styleParts';
import { useEachSecond } from './useEachSecond';

const Root = styled('span', { name: 'MarqueeCountdown', slot: 'Root' })({
  ...tabular,
  whiteSpace: 'nowrap',
  '&[data-close]': { color: vars.danger.main },
});

/** Under this the time turns to the colour of danger; it never blinks. */
const closeBelow = 60_000;

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  now: () => number;
  /** Tells that the last minute runs. */
  marksLastMinute?: boolean;
  onEnd?: () => void;
}

/** What is left until an instant: 04:44, 1:04:44, and from a day on 26:04:44. Writes its own text node. */
export function Countdown({ until, now, marksLastMinute, onEnd }: CountdownProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, until - instant);
    const element = text.current;
    if (element) {
      element.textContent = countdownText(left);
      element.toggleAttribute('data-close', Boolean(marksLastMinute) && left < closeBelow);
    }
    if (left > 0) return true;
    onEnd?.();
    return false;
  });
  return (
    <Root ref={text} role="timer">
      --:--
    </Root>
  );
}
