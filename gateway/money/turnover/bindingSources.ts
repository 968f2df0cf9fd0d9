import { isRestricting, type RunningPause } from '../../http/policy/coolOff.ts';
import type { TurnoverRequirement } from './schema.ts';

type Source = TurnoverRequirement['source'];

export const everySource: readonly Source[] = ['deposit', 'bonus'];
/** Nobody who rests can wager, so that their own deposits are not kept from them (ADR 62). */
export const sourcesAtRest: readonly Source[] = ['bonus'];

/** Which requirements keep money from being withdrawn while a pause, or none, runs. */
export const bindingSources = (pause: RunningPause | undefined): readonly Source[] =>
  pause !== undefined && isRestricting(pause) ? sourcesAtRest : everySource;
