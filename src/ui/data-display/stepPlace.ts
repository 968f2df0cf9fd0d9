import { createContext } from 'react';

interface StepPlace {
  /** Which step is shown. */
  readonly at: string;
  /** Another one has been shown before: this one came by something that was done. */
  readonly moved: boolean;
}

export const StepPlace = createContext<StepPlace>({ at: '', moved: false });
