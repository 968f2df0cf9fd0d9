import { pauseKinds, type PauseKind } from '#contract/saferPlay';
import type { Failure } from './failure';

interface RunningPause {
  readonly kind: PauseKind;
  readonly until: string | null;
}

const isKind = (kind: unknown): kind is PauseKind => pauseKinds.some((known) => known === kind);

/** The pause because of which a call was refused; undefined for any other failure. */
export const pauseOfFailure = ({ code, value }: Failure): RunningPause | undefined => {
  if (code !== 'on_break') return undefined;
  const { kind, until } = (value ?? {}) as { kind?: unknown; until?: unknown };
  return {
    kind: isKind(kind) ? kind : 'break',
    until: typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null,
  };
};
