import { hash } from 'node:crypto';
import { roomLimits } from '#contract/rooms';

/** How long a live table takes bets, waits for those on their way, and shows what was dealt, in milliseconds. */
export const roomPace = { betting: roomLimits.betting, grace: 2_000, showing: 10_000 } as const;

const ROUND = roomPace.betting + roomPace.grace + roomPace.showing;

/** Rounds that are dealt from one seed. */
export const SHOE = 240;

/** One round of a live table. */
export interface RoomRound {
  /** Counts the table's rounds from the beginning of time. */
  readonly number: number;
  readonly bettingUntil: Date;
  /** From then on what was dealt may be told. */
  readonly dealtAt: Date;
  readonly endsAt: Date;
  readonly shoe: number;
  /** Counts the rounds of the shoe. */
  readonly nonce: number;
}

/** Tables do not all deal at once. */
const ahead = (gameCode: string): number => parseInt(hash('sha256', gameCode).slice(8, 16), 16) % ROUND;

export const roomRound = (gameCode: string, number: number): RoomRound => {
  const begins = number * ROUND - ahead(gameCode);
  const bettingUntil = begins + roomPace.betting;
  return {
    number,
    bettingUntil: new Date(bettingUntil),
    dealtAt: new Date(bettingUntil + roomPace.grace),
    endsAt: new Date(begins + ROUND),
    shoe: Math.floor(number / SHOE),
    nonce: number % SHOE,
  };
};

/** The round that is under way at a table; time alone decides it, so that every gateway says the same. */
export const roomRoundAt = (gameCode: string, now: Date): RoomRound =>
  roomRound(gameCode, Math.floor((now.getTime() + ahead(gameCode)) / ROUND));

export const takesBets = ({ bettingUntil }: Pick<RoomRound, 'bettingUntil'>, now: Date): boolean =>
  now < bettingUntil;
export const isDealt = ({ dealtAt }: RoomRound, now: Date): boolean => now >= dealtAt;
