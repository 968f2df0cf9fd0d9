import { isRestricting, type RunningCoolOff } from '../../http/policy/coolOff.ts';
import type { TurnoverRequirement } from './schema.ts';

type Source = TurnoverRequirement['source'];

export const everySource: readonly Source[] = ['deposit', 'bonus'];
/** Nobody can wager during a cool-off, so it does not keep own deposits from being withdrawn (decision 62). */
export const sourcesDuringCoolOff: readonly Source[] = ['bonus'];

/** Which requirements keep money from being withdrawn while a cool-off, or none, runs. */
export const bindingSources = (coolOff: RunningCoolOff | undefined): readonly Source[] =>
  coolOff !== undefined && isRestricting(coolOff) ? sourcesDuringCoolOff : everySource;
