import type { Table } from './table.ts';

type Words = Table['words'];

/** What the page says of a refused round after which the player can go on. */
const passing: Readonly<Record<string, keyof Words>> = {
  insufficient_funds: 'noMoney',
  no_answer: 'noAnswer',
  try_again: 'noAnswer',
  too_many_requests: 'noAnswer',
  draw_closed: 'tableClosed',
  reality_check_due: 'checkDue',
  limit_reached: 'limitReached',
  stake_above_market: 'stakeAboveMost',
  free_rounds_gone: 'bonusRoundsGone',
};

export const canGoOn = (code: string): boolean => Object.hasOwn(passing, code);

export const faultText = (code: string, words: Words): string =>
  words[passing[code] ?? (code === 'on_break' ? 'onBreak' : 'over')];
