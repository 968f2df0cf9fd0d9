import type { PlayType } from '#contract/lottery';
import type { StakedTicket } from './validBets.ts';

const isNumber = (pick: string): boolean => /^\d{2,}$/.test(pick);

/** Play types whose unit is a combination of numbers. */
const combined: ReadonlySet<PlayType> = new Set(['xien2', 'xien3', 'xien4']);

const sorted = (digits: string): string => [...digits].sort().join('');

/** `tode3` pays in any order of its digits: 123 and 321 are one outcome. */
const outcomeOf = (playType: PlayType, pick: string): string => {
  if (playType === 'tode3') return `${playType} ${sorted(pick)}`;
  return isNumber(pick) ? pick.slice(-2) : `${playType} ${pick}`;
};

/**
 * What a member's tickets of one draw stake on each outcome, in minor units. Numbers with the same last two digits are
 * one outcome, whatever the play type: `de` 68, `lo` 68 and `cang3` 468 win together. A ticket of combinations stakes
 * the whole on each of its numbers.
 */
export const exposures = (tickets: readonly StakedTicket[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { playType, picks, perUnit, stake } of tickets) {
    const isEach = !combined.has(playType);
    for (const pick of picks) {
      const outcome = outcomeOf(playType, pick);
      sums.set(outcome, (sums.get(outcome) ?? 0n) + (isEach ? perUnit : stake));
    }
  }
  return sums;
};
