import { styled, useThemeProps } from '@mui/material/styles';
import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { elapsedText } from './elapsedText';
import { slotClasses } from '../styles/slotClasses';
import { useEachSecond } from '../hooks/useEachSecond';
import { withClass } from '../styles/withClass';

export const elapsedClasses = slotClasses('MarqueeElapsed', ['root']);

const Root = styled('span', { name: 'MarqueeElapsed', slot: 'Root' })<{ ownerState: ElapsedProps }>({});

interface ElapsedProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Milliseconds since 1970. */
  since: number;
  now: () => number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeElapsed: ElapsedProps;
  }
}

/** Elapsed time, 00:24:18. It writes its own text node, so that seconds cause no render. */
export function Elapsed(given: ElapsedProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeElapsed' });
  const { since, now, className, ref, ...rest } = props;
  const text = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => text.current, []);
  useEachSecond(now, (instant) => {
    if (text.current) text.current.textContent = elapsedText(instant - since);
  });
  return (
    <Root
      role="timer"
      {...rest}
      ref={text}
      className={withClass(elapsedClasses.root, className)}
      ownerState={props}
    >
      {elapsedText(0)}
    </Root>
  );
}
