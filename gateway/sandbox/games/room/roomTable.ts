import type { Database } from '../../../platform/database/database.ts';
import type { Runtime } from '../../../platform/runtime/runtime.ts';
import { shoeOf } from '../engine/cards.ts';
import {
  BACCARAT_PACKS,
  dealHands,
  winnerOf,
  type BaccaratHands,
  type BaccaratWinner,
} from '../engine/dealBaccarat.ts';
import type { TableView } from '../engine/gameWire.ts';
import { drawsOf } from '../../../platform/fairness/seedDraws.ts';
import { isDealt, roomRound, roomRoundAt, type RoomRound } from './roomClock.ts';
import { roomSeeds } from './roomSeeds.ts';

/** So many rounds of the past are shown. */
const PAST = 24;
/** Hands that are kept in mind, over all tables. */
const KEPT = 5_000;

/** What live tables have dealt. The same for all who sit there, and proved by the seed of its shoe. */
export const roomTables = ({ database, runtime }: { database: Database; runtime: Runtime }) => {
  const kept = new Map<string, BaccaratHands>();

  const handsOf = async (merchant: string, gameCode: string, round: RoomRound): Promise<BaccaratHands> => {
    const key = `${merchant} ${gameCode} ${round.number}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const seed = await roomSeeds(database.queries, runtime).of(merchant, gameCode, round.shoe);
    const hands = dealHands(shoeOf(BACCARAT_PACKS, await drawsOf({ ...seed, nonce: round.nonce })));
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, hands);
    return hands;
  };

  /** The last rounds that may be told, the newest last. */
  const dealt = async (merchant: string, gameCode: string, now: Date, count: number) => {
    const current = roomRoundAt(gameCode, now);
    const newest = isDealt(current, now) ? current.number : current.number - 1;
    const numbers = Array.from({ length: count }, (_, place) => newest - count + 1 + place);
    return Promise.all(numbers.map((number) => handsOf(merchant, gameCode, roomRound(gameCode, number))));
  };

  return {
    /** How the last rounds ended, the newest last. */
    results: async (merchant: string, gameCode: string, now: Date): Promise<BaccaratWinner[]> =>
      (await dealt(merchant, gameCode, now, PAST)).map(winnerOf),

    /** A table as it stands. */
    look: async (merchant: string, gameCode: string): Promise<TableView> => {
      const now = runtime.now();
      const { number, bettingUntil, dealtAt, endsAt, shoe } = roomRoundAt(gameCode, now);
      const seeds = roomSeeds(database.queries, runtime);
      await seeds.reveal(await seeds.of(merchant, gameCode, shoe));
      const past = await dealt(merchant, gameCode, now, PAST);
      return {
        round: number,
        now: now.toISOString(),
        bettingUntil: bettingUntil.toISOString(),
        dealtAt: dealtAt.toISOString(),
        endsAt: endsAt.toISOString(),
        results: past.map(winnerOf),
        hands: now >= dealtAt ? (past.at(-1) ?? null) : null,
      };
    },
  };
};
