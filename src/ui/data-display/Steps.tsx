import { useState, type ReactNode } from 'react';
import { StepPlace } from './stepPlace';

interface StepsProps {
  /** Names the step that is shown. */
  at: string;
  /** Has one `StepHeading`. */
  children: ReactNode;
}

/**
 * Steps that take each other's place on a page or in a dialog. The button that leads from one to the next goes with its
 * step: the heading of the next one takes the focus, and so says where the member is.
 */
export function Steps({ at, children }: StepsProps) {
  const [first] = useState(at);
  const [moved, setMoved] = useState(false);
  if (!moved && at !== first) setMoved(true);
  return <StepPlace value={{ at, moved }}>{children}</StepPlace>;
}
