import type { Value } from '#contract/wireTypes';
import { earliestEnd } from './earliestEnd.ts';
import type { RunningCoolOff } from './coolOff.ts';

type WireCoolOff = Value<'takeBreak'>;

/** A cool-off as calls answer it, and as a refusal with `on_break` carries it. */
export const wireCoolOff = ({ kind, until, takenAt }: RunningCoolOff): WireCoolOff => ({
  kind,
  until: until?.toISOString() ?? null,
  ...(until === null && { earliestEnd: earliestEnd(takenAt).toISOString() }),
});
