import { createContext } from 'react';

interface StepPlace {
  /** Name of the current step. */
  readonly at: string;
  /** Whether another step was shown before, so that this one follows from a user's action. */
  readonly moved: boolean;
}

export const StepPlace = createContext<StepPlace>({ at: '', moved: false });
