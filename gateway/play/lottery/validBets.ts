import { validBetOfDraw, type BetReturns } from '#contract/validBet';
import type { DrawnPrize, PlayType } from '#contract/lottery';
import { payout, type Judged } from './payout.ts';

/** A ticket of a draw, as far as its risk depends on it. */
export interface StakedTicket extends Judged {
  readonly id: string;
  /** Minor units. */
  readonly stake: bigint;
}

/** Digits of the winning number that decide a play type. */
const endDigits: Partial<Record<PlayType, number>> = {
  duoi: 1,
  de: 2,
  dau: 2,
  taixiu: 2,
  top2: 2,
  cang3: 3,
  top3: 3,
  tode3: 3,
  run: 3,
  top4: 4,
};

/** Digits of play types that pay for each number drawn with such an end. */
const hitDigits: Partial<Record<PlayType, number>> = { lo: 2, lo3: 3, down2: 2 };

const WHOLE = 10_000n;

const endings = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));

const sorted = (digits: string): string => [...digits].sort().join('');

/** Of `tode3`, which wins with its digits in any order. */
const orders = Map.groupBy(endings(3), sorted);

/** Ends of a number with which a pick may win: itself, its digits in any order, or by a rule that any end may meet. */
const endsFor = (playType: PlayType, pick: string, digits: number): readonly string[] => {
  if (playType === 'tode3') return orders.get(sorted(pick)) ?? [];
  return /^\d+$/.test(pick) && pick.length === digits ? [pick] : endings(digits);
};

/** Minor units staked on each pick. */
const unitsByPick = (tickets: readonly StakedTicket[]): ReadonlyMap<string, bigint> => {
  const units = new Map<string, bigint>();
  for (const { picks, perUnit } of tickets)
    for (const pick of picks) units.set(pick, (units.get(pick) ?? 0n) + perUnit);
  return units;
};

interface Ends {
  /** Digits of a number that decide the play type. */
  readonly digits: number;
  /** Digits of the outcomes. */
  readonly of: number;
  readonly tier: DrawnPrize['tier'];
  /** How many numbers are drawn, all with the same end. */
  readonly drawn: bigint;
}

/**
 * What tickets of one play type return for each end of a number. A pick wins whatever the other picks are, so that the
 * cost grows with the different picks and not with the tickets. All ends are equally likely: their mean is the return.
 */
const byEnd = (
  { playType, pays }: StakedTicket,
  tickets: readonly StakedTicket[],
  { digits, of, tier, drawn }: Ends,
): BetReturns => {
  const returns = Array.from({ length: 10 ** of }, () => 0n);
  let total = 0n;
  for (const [pick, perUnit] of unitsByPick(tickets))
    for (const end of endsFor(playType, pick, digits)) {
      const back = payout({ playType, picks: [pick], pays, perUnit }, [{ tier, numbers: [end] }]) * drawn;
      if (back === 0n) continue;
      total += back;
      for (let at = Number(end); at < returns.length; at += 10 ** digits)
        returns[at] = (returns[at] ?? 0n) + back;
    }
  const stake = tickets.reduce((sum, one) => sum + one.stake, 0n);
  return { stake, rtp: Number((total * WHOLE) / BigInt(10 ** digits) / stake), returns };
};

const countDrawn = (playType: PlayType, digits: number, prizes: readonly DrawnPrize[]): number =>
  prizes
    .filter(({ tier }) => playType !== 'down2' || tier === 'down')
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number.length >= digits).length;

/** Tickets whose outcomes hang together: those that the winning number decides, and each other play type by itself. */
const eventOf = ({ playType }: StakedTicket): string => (endDigits[playType] ? 'ending' : playType);

const alike = ({ playType, pays }: StakedTicket): string => `${playType} ${JSON.stringify(pays)}`;

const returnsOf = (tickets: readonly StakedTicket[], prizes: readonly DrawnPrize[]): BetReturns[] => {
  const of = Math.max(...tickets.map(({ playType }) => endDigits[playType] ?? 0));
  return [...Map.groupBy(tickets, alike).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { playType } = first;
    const ending = endDigits[playType];
    if (ending !== undefined) return byEnd(first, same, { digits: ending, of, tier: 'special', drawn: 1n });
    const digits = hitDigits[playType];
    if (digits !== undefined)
      return byEnd(first, same, {
        ...{ digits, of: digits, tier: 'down' },
        drawn: BigInt(countDrawn(playType, digits, prizes)),
      });
    // Any draw may pay nothing for combinations and for four digits.
    return { stake: same.reduce((sum, { stake }) => sum + stake, 0n), rtp: 0, returns: [0n] };
  });
};

/**
 * The valid bet of each ticket that one member has in one draw, in minor units. Tickets that cancel each other out share
 * what they are sure to cost, however many slips they came on.
 */
export const validBets = (
  tickets: readonly StakedTicket[],
  prizes: readonly DrawnPrize[],
): ReadonlyMap<string, bigint> => {
  const valid = new Map<string, bigint>();
  for (const event of Map.groupBy(tickets, eventOf).values()) {
    const counted = validBetOfDraw(returnsOf(event, prizes));
    const staked = event.reduce((sum, { stake }) => sum + stake, 0n);
    for (const { id, stake } of event) valid.set(id, (counted * stake) / staked);
  }
  return valid;
};
