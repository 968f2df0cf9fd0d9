import type { CountedPlay } from '../../play/bets/betCounts.ts';
import { NO_GAME } from './NO_GAME.ts';

/** Columns that `member_days` and `team_days` add up, with their types in the database. */
export const sumTypes = {
  bets: 'int',
  stake: 'bigint',
  valid_bet: 'bigint',
  win: 'bigint',
  net: 'bigint',
  carried_valid_bet: 'bigint',
  carried_net: 'bigint',
  deposit: 'bigint',
  withdrawal: 'bigint',
  bonus: 'bigint',
  rebate: 'bigint',
  commission: 'bigint',
  joined: 'int',
  first_deposits: 'int',
} as const;
export type SumColumn = keyof typeof sumTypes;
export const sumColumns = Object.keys(sumTypes) as SumColumn[];

/** What a slot adds to a row of `member_days`. */
export interface DayDelta {
  readonly memberId: string;
  readonly gameType: string;
  /** Whether there is a valid bet in it. */
  readonly plays: boolean;
  readonly sums: Readonly<Partial<Record<SumColumn, bigint>>>;
}

const plus = (one: DayDelta['sums'], other: DayDelta['sums']): DayDelta['sums'] =>
  Object.fromEntries(
    sumColumns
      .filter((column) => one[column] !== undefined || other[column] !== undefined)
      .map((column) => [column, (one[column] ?? 0n) + (other[column] ?? 0n)]),
  );

/** One delta a row. */
export const joinDeltas = (deltas: readonly DayDelta[]): DayDelta[] => {
  const rows = new Map<string, DayDelta>();
  for (const delta of deltas) {
    const key = `${delta.memberId} ${delta.gameType}`;
    const known = rows.get(key);
    rows.set(
      key,
      known === undefined
        ? delta
        : { ...known, plays: known.plays || delta.plays, sums: plus(known.sums, delta.sums) },
    );
  }
  return [...rows.values()];
};

/** Rounds are in the row of their game type; that somebody played is in that of the day as well. */
export const playDeltas = (played: CountedPlay): DayDelta[] => {
  const { memberId, gameType, bets, stake, validBet, win, carriedValidBet, carriedNet } = played;
  const plays = validBet > 0n;
  const sums = {
    bets: BigInt(bets),
    stake,
    valid_bet: validBet,
    win,
    net: win - stake,
    carried_valid_bet: carriedValidBet,
    carried_net: carriedNet,
  };
  return [
    { memberId, gameType, plays, sums },
    { memberId, gameType: NO_GAME, plays, sums: {} },
  ];
};
