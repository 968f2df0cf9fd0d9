import { useState, type ReactNode } from 'react';
import { StepPlace } from './stepPlace';

interface StepsProps {
  /** Name of the current step. */
  at: string;
  /** Must contain one `StepHeading`. */
  children: ReactNode;
}

/**
 * Steps that replace each other on a page or in a dialog. A step's 'next' button disappears with it, so the heading
 * of the next step takes the focus, and screen readers announce it.
 */
export function Steps({ at, children }: StepsProps) {
  const [first] = useState(at);
  const [moved, setMoved] = useState(false);
  if (!moved && at !== first) setMoved(true);
  return <StepPlace value={{ at, moved }}>{children}</StepPlace>;
}
