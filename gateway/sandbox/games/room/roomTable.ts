import type { TableResult } from '#contract/rooms';
import type { Database } from '../../../platform/database/database.ts';
import type { Runtime } from '../../../platform/runtime/runtime.ts';
import type { TableView } from '../engine/gameWire.ts';
import { dealTable, resultOfDeal, type TableDeal, type TableEngine } from './dealTable.ts';
import { isDealt, roomRound, roomRoundAt, type RoomRound } from './roomClock.ts';
import { roomSeeds } from './roomSeeds.ts';

/** So many rounds of the past are shown. */
const PAST = 24;
/** Rounds that are kept in mind, over all tables. */
const KEPT = 5_000;

/** A live table of a brand, and what is dealt there. */
interface RoomName {
  readonly merchant: string;
  readonly gameCode: string;
  readonly engine: TableEngine;
}

/** What live tables have dealt. The same for all who sit there, and proved by the seed of its shoe. */
export const roomTables = ({ database, runtime }: { database: Database; runtime: Runtime }) => {
  const kept = new Map<string, TableDeal>();

  const dealOf = async ({ merchant, gameCode, engine }: RoomName, round: RoomRound): Promise<TableDeal> => {
    const key = `${merchant} ${gameCode} ${engine} ${round.number}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const seed = await roomSeeds(database.queries, runtime).of(merchant, gameCode, round.shoe);
    const deal = await dealTable(engine, { ...seed, nonce: round.nonce });
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, deal);
    return deal;
  };

  /** The last rounds that may be told, the newest last. */
  const dealt = async (room: RoomName, now: Date, count: number) => {
    const { gameCode } = room;
    const current = roomRoundAt(gameCode, now);
    const newest = isDealt(current, now) ? current.number : current.number - 1;
    const numbers = Array.from({ length: count }, (_, place) => newest - count + 1 + place);
    return Promise.all(numbers.map((number) => dealOf(room, roomRound(gameCode, number))));
  };

  return {
    /** How the last rounds ended, the newest last. */
    results: async (room: RoomName, now: Date): Promise<TableResult[]> =>
      (await dealt(room, now, PAST)).map(resultOfDeal),

    /** The current state of a table, without its seats. */
    look: async (room: RoomName): Promise<Omit<TableView, 'seats'>> => {
      const { merchant, gameCode } = room;
      const now = runtime.now();
      const { number, bettingUntil, dealtAt, endsAt, shoe } = roomRoundAt(gameCode, now);
      const seeds = roomSeeds(database.queries, runtime);
      await seeds.reveal(await seeds.of(merchant, gameCode, shoe));
      const past = await dealt(room, now, PAST);
      return {
        round: number,
        now: now.toISOString(),
        bettingUntil: bettingUntil.toISOString(),
        dealtAt: dealtAt.toISOString(),
        endsAt: endsAt.toISOString(),
        past,
        dealt: now >= dealtAt ? (past.at(-1) ?? null) : null,
      };
    },
  };
};
