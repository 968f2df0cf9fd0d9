import type { GameFault } from './gameServer.ts';
import type { WriteAmount } from './format.ts';
import type { Table } from './table.ts';
import { fill } from './words.ts';

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

const kinds: Readonly<Record<string, keyof Words>> = { stake: 'stakeLimit', loss: 'lossLimit' };
const periods: Readonly<Record<string, keyof Words>> = {
  day: 'today',
  week: 'thisWeek',
  month: 'thisMonth',
};

interface ReachedLimit {
  readonly kind: string;
  readonly period: string;
  readonly amount: { readonly amount: string };
  readonly left: { readonly amount: string };
}

const isLimit = (limit: unknown): limit is ReachedLimit => {
  const { kind, period, amount, left } = (limit ?? {}) as Partial<ReachedLimit>;
  return (
    kind !== undefined &&
    period !== undefined &&
    [amount, left].every((money) => Number.isFinite(Number(money?.amount ?? Number.NaN)))
  );
};

/** Names the limit that a stake would go beyond, and what it leaves; undefined if the refusal does not tell. */
const limitText = (value: unknown, words: Words, money: WriteAmount): string | undefined => {
  const { limit } = (value ?? {}) as { limit?: unknown };
  if (!isLimit(limit)) return undefined;
  const [kind, period] = [kinds[limit.kind], periods[limit.period]];
  if (kind === undefined || period === undefined) return undefined;
  return fill(
    words.limitNamed,
    `${words[kind]} ${words[period]}`,
    money(Number(limit.amount.amount)),
    money(Number(limit.left.amount)),
  );
};

export const canGoOn = (code: string): boolean => Object.hasOwn(passing, code);

export const faultText = ({ code, value }: GameFault, words: Words, money: WriteAmount): string =>
  (code === 'limit_reached' ? limitText(value, words, money) : undefined) ??
  words[passing[code] ?? (code === 'on_break' ? 'onBreak' : 'over')];
