import type { Value } from '#contract/wireTypes';
import type { RunningPause } from './pauseService.ts';

type WirePause = Value<'takeBreak'>;

/** A pause as calls answer it, and as a refusal with `on_break` carries it. */
export const wirePause = ({ kind, until }: RunningPause): WirePause => ({
  kind,
  until: until?.toISOString() ?? null,
});
