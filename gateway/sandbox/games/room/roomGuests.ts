import { hash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { TableSeats } from '../engine/gameWire.ts';
import { vendorRounds, vendorSessions } from '../schema.ts';

/** Who has neither come nor bet for so long has left. */
const STAYS = 10 * 60_000;

const sizes = [7, 12, 50, 200] as const;

/** How many may sit at a live table. */
export const seatsOf = (gameCode: string): number =>
  sizes[parseInt(hash('sha256', gameCode).slice(16, 24), 16) % sizes.length] ?? sizes[0];

type Guest = Pick<typeof vendorSessions.$inferSelect, 'merchant' | 'gameCode' | 'player' | 'initials'>;

/** The most guests whose initials a player receives. */
const SHOWN = 11;

/** Who sits at live tables now. */
export const roomGuests = (queries: Queries) => {
  const at = async (merchant: string, gameCodes: readonly string[], now: Date) => {
    const since = new Date(now.getTime() - STAYS);
    const codes = [...gameCodes];
    const opened = queries
      .select({ gameCode: vendorSessions.gameCode, player: vendorSessions.player })
      .from(vendorSessions)
      .where(
        and(
          eq(vendorSessions.merchant, merchant),
          inArray(vendorSessions.gameCode, codes),
          gt(vendorSessions.startedAt, since),
          isNull(vendorSessions.endedAt),
        ),
      );
    const played = queries
      .select({ gameCode: vendorRounds.gameCode, player: vendorRounds.player })
      .from(vendorRounds)
      .where(
        and(
          eq(vendorRounds.merchant, merchant),
          inArray(vendorRounds.gameCode, codes),
          gt(vendorRounds.drawnAt, since),
        ),
      );
    return codes.length === 0 ? [] : opened.union(played);
  };
  return {
    /** How many sit at each table. */
    counts: async (
      merchant: string,
      gameCodes: readonly string[],
      now: Date,
    ): Promise<ReadonlyMap<string, number>> => {
      const counts = new Map<string, number>();
      for (const { gameCode } of await at(merchant, gameCodes, now)) {
        counts.set(gameCode, (counts.get(gameCode) ?? 0) + 1);
      }
      return counts;
    },

    /** The seats of a table as a player sees them. */
    seats: async ({ merchant, gameCode, player, initials }: Guest, now: Date): Promise<TableSeats> => {
      const others = (await at(merchant, [gameCode], now))
        .map((guest) => guest.player)
        .filter((guest) => guest !== player);
      const shown = others.toSorted().slice(0, SHOWN);
      const named = await queries
        .selectDistinctOn([vendorSessions.player], { initials: vendorSessions.initials })
        .from(vendorSessions)
        .where(
          and(
            eq(vendorSessions.merchant, merchant),
            eq(vendorSessions.gameCode, gameCode),
            inArray(vendorSessions.player, shown),
          ),
        )
        .orderBy(vendorSessions.player, desc(vendorSessions.startedAt));
      return {
        total: seatsOf(gameCode),
        taken: others.length + 1,
        own: initials,
        others: named.map((guest) => guest.initials),
      };
    },

    /** Whether there is a chair for a player, who may have sat there before. */
    hasRoom: async (merchant: string, gameCode: string, player: string, now: Date): Promise<boolean> => {
      const others = (await at(merchant, [gameCode], now)).filter((guest) => guest.player !== player);
      return others.length < seatsOf(gameCode);
    },
  };
};
