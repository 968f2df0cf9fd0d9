import { validBetOf, type BetReturns } from '#contract/validBet';
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

/** All endings are equally likely, so that their mean is what a stake returns. */
const withReturn = (stake: bigint, returns: readonly bigint[]): BetReturns => {
  const mean = returns.reduce((sum, one) => sum + one, 0n) / BigInt(returns.length);
  return { stake, rtp: Number((mean * WHOLE) / stake), returns };
};

/** Returns of a ticket that the winning number decides, by the end of that number. */
const byEnding = (ticket: StakedTicket, outcomes: readonly string[]): BetReturns =>
  withReturn(
    ticket.stake,
    outcomes.map((number) => payout(ticket, [{ tier: 'special', numbers: [number] }])),
  );

/** Returns of a ticket that pays each time a number is drawn, if all numbers of the draw had the same end. */
const byHits = (ticket: StakedTicket, digits: number, prizes: readonly DrawnPrize[]): BetReturns => {
  const drawn = prizes
    .filter(({ tier }) => ticket.playType !== 'down2' || tier === 'down')
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number.length >= digits).length;
  const once = (number: string) => payout(ticket, [{ tier: 'down', numbers: [number] }]);
  return withReturn(
    ticket.stake,
    endings(digits).map((number) => once(number) * BigInt(drawn)),
  );
};

/** Tickets whose outcomes hang together: those that the winning number decides, and each other play type by itself. */
const eventOf = ({ playType }: StakedTicket): string => (endDigits[playType] ? 'ending' : playType);

const returnsOf = (tickets: readonly StakedTicket[], prizes: readonly DrawnPrize[]): BetReturns[] => {
  const outcomes = endings(Math.max(...tickets.map(({ playType }) => endDigits[playType] ?? 0)));
  return tickets.map((ticket) => {
    if (endDigits[ticket.playType] !== undefined) return byEnding(ticket, outcomes);
    const digits = hitDigits[ticket.playType];
    if (digits !== undefined) return byHits(ticket, digits, prizes);
    // Any draw may pay nothing for combinations and for four digits.
    return { stake: ticket.stake, rtp: 0, returns: [0n] };
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
    const counted = validBetOf(returnsOf(event, prizes));
    const staked = event.reduce((sum, { stake }) => sum + stake, 0n);
    for (const { id, stake } of event) valid.set(id, (counted * stake) / staked);
  }
  return valid;
};
