import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { BetResult } from '#contract/records';
import type { Query } from '#contract/wireTypes';
import { bets } from '../../play/bets/schema.ts';
import type { Player } from '../../http/policy/caller.ts';
import { within } from '../../brands/calendar/dayRange.ts';

const settled = eq(bets.state, 'settled');

const results = {
  open: eq(bets.state, 'open'),
  void: eq(bets.state, 'void'),
  won: and(settled, gt(bets.win, bets.stake)),
  lost: and(settled, sql`${bets.win} < ${bets.stake}`),
  even: and(settled, eq(bets.win, bets.stake)),
} as const satisfies Record<BetResult, SQL | undefined>;

/** Whether a round ended so. */
export const resultIs = (result: BetResult): SQL | undefined => results[result];

export type BetOwner = Pick<Player, 'merchant' | 'memberId'>;

/** A member's rounds; one that was voided before its stake arrived never was (`bets.state`). */
export const betsOf = ({ merchant, memberId }: BetOwner): SQL | undefined =>
  and(eq(bets.merchant, merchant), eq(bets.memberId, memberId), ne(bets.stake, 0n));

type BetFilter = Pick<Query<'betRecord'>, 'from' | 'to' | 'gameType' | 'result'>;

export const betFilter = (owner: BetOwner, filter: BetFilter, timeZone: string): SQL | undefined =>
  and(
    betsOf(owner),
    within(bets.placedAt, filter, timeZone),
    filter.gameType === undefined ? undefined : eq(bets.gameType, filter.gameType),
    filter.result === undefined ? undefined : resultIs(filter.result),
  );

/** Sums over rounds, in minor units as texts: open and void ones have no result. */
export const betSums = {
  count: sql<number>`count(*)::int`,
  stake: sql<string>`coalesce(sum(${bets.stake}) FILTER (WHERE ${bets.state} <> 'void'), 0)::text`,
  validBet: sql<string>`coalesce(sum(${bets.validBet}), 0)::text`,
  win: sql<string>`coalesce(sum(${bets.win}) FILTER (WHERE ${settled}), 0)::text`,
  net: sql<string>`coalesce(sum(${bets.win} - ${bets.stake}) FILTER (WHERE ${settled}), 0)::text`,
} as const;
