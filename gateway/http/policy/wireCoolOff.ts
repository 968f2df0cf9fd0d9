import type { Value } from '#contract/wireTypes';
import { earliestEnd } from './earliestEnd.ts';
import type { RunningPause } from './coolOff.ts';

type WirePause = Value<'takeBreak'>;

/** A pause as calls answer it, and as a refusal with `on_break` carries it. */
export const wirePause = ({ kind, until, takenAt }: RunningPause): WirePause => ({
  kind,
  until: until?.toISOString() ?? null,
  ...(until === null && { earliestEnd: earliestEnd(takenAt).toISOString() }),
});
