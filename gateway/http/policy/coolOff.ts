import type { PauseKind } from '#contract/saferPlay';

/** A short break, a time-out or a self-exclusion, `pause` on the wire; without an end until the operator sets one. */
export interface WantedCoolOff {
  readonly kind: PauseKind;
  readonly until: Date | null;
}

export interface RunningCoolOff extends WantedCoolOff {
  readonly takenAt: Date;
}

/** Whether the session of whoever takes it is restricted: all but a short break. */
export const isRestricting = ({ kind }: WantedCoolOff): boolean => kind !== 'break';
