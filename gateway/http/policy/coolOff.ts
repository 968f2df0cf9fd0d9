import type { PauseKind } from '#contract/saferPlay';

/** A break, time-out or self-exclusion; without an end until the operator sets one. */
export interface WantedPause {
  readonly kind: PauseKind;
  readonly until: Date | null;
}

export interface RunningPause extends WantedPause {
  readonly takenAt: Date;
}

/** Whether the session of whoever takes it is restricted: all but a short break. */
export const isRestricting = ({ kind }: WantedPause): boolean => kind !== 'break';
