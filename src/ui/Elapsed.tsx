import { useRef } from 'react';
import { elapsedText } from './elapsedText';
import { useEachSecond } from './useEachSecond';

interface ElapsedProps {
  /** Milliseconds since 1970. */
  since: number;
  now: () => number;
}

/** Time that has passed, 00:24:18. Writes its own text node: a second costs no render. */
export function Elapsed({ since, now }: ElapsedProps) {
  const text = useRef<HTMLSpanElement>(null);
  useEachSecond(now, (instant) => {
    if (text.current) text.current.textContent = elapsedText(instant - since);
  });
  return (
    <span ref={text} role="timer">
      {elapsedText(0)}
    </span>
  );
}
