import { styled, useThemeProps } from '@mui/material/styles';
import { useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { countdownText } from './countdownText';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { useEachSecond } from '../hooks/useEachSecond';
import { withClass } from '../styles/withClass';

export const countdownClasses = slotClasses('MarqueeCountdown', ['root']);

const Root = styled('span', { name: 'MarqueeCountdown', slot: 'Root' })<{
  ownerState: CountdownProps & { close: boolean };
}>({
  ...tabular,
  whiteSpace: 'nowrap',
  variants: [{ props: { close: true }, style: { color: vars.danger.main } }],
});

/** Below this the time has the danger colour; it never blinks. */
const closeBelow = 60_000;

interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Milliseconds since 1970. */
  until: number;
  now: () => number;
  /**
   * Highlights the last minute.
   * @default false
   */
  marksLastMinute?: boolean;
  onEnd?: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCountdown: CountdownProps;
  }
}

/** Time left until an instant: 04:44, 1:04:44, and from one day 26:04:44. Seconds cause no render. */
export function Countdown(given: CountdownProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCountdown' });
  const { until, now, marksLastMinute = false, onEnd, className, ref, ...rest } = props;
  const text = useRef<HTMLSpanElement>(null);
  const [close, setClose] = useState(false);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => text.current, []);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, until - instant);
    if (text.current) text.current.textContent = countdownText(left);
    setClose(marksLastMinute && left < closeBelow);
    if (left > 0) return true;
    onEnd?.();
    return false;
  });
  return (
    <Root
      role="timer"
      {...rest}
      ref={text}
      className={withClass(countdownClasses.root, className)}
      ownerState={{ ...props, close }}
    >
      --:--
    </Root>
  );
}
