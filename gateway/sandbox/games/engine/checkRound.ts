import { seedHash } from '../../../platform/fairness/seedDraws.ts';
import type { ProvenRound } from './gameWire.ts';
import { playRound, type RoundOutcome } from './playRound.ts';
import { actsOf } from './steppedGames.ts';

/** What was found when a round was drawn again from its seeds. */
export interface CheckedRound {
  /** The seed is the one whose hash was shown before the round. */
  readonly isSeedSame: boolean;
  /** The seeds and the number of the round give the same outcome. */
  readonly isOutcomeSame: boolean;
  /** What was paid is what the outcome pays, with what the pot paid. */
  readonly isWinSame: boolean;
}

/** The same facts whatever order their names are in. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, part]) => [name, sorted(part)]),
        )
      : value;

const textOf = (outcome: RoundOutcome): string => JSON.stringify(sorted(outcome));

/** Draws a round again; undefined while its seed is not told. */
export const checkRound = async (round: ProvenRound): Promise<CheckedRound | undefined> => {
  const { serverSeed, clientSeed, nonce, hash, win, pot, request, outcome } = round;
  if (serverSeed === null) return undefined;
  const again = await playRound(request, { serverSeed, clientSeed, nonce }, actsOf(outcome));
  const hasWonPot = again.outcome.engine === 'slots' && again.outcome.isPotWon === true;
  return {
    isSeedSame: (await seedHash(serverSeed)) === hash,
    isOutcomeSame: textOf(again.outcome) === textOf(outcome),
    isWinSame: again.win + pot === win && hasWonPot === pot > 0,
  };
};

export const isProved = (checked: CheckedRound | undefined): boolean =>
  checked !== undefined && checked.isSeedSame && checked.isOutcomeSame && checked.isWinSame;
