import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Winner } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { games, vendors } from '../../catalogue/games/schema.ts';
import { winners } from '../../play/winners/schema.ts';
import { toGame } from '../../catalogue/games/toGame.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const MOST = 50;

export const winnerService = (queries: Queries) => {
  const shown = () =>
    queries
      .select({
        winner: winners,
        game: games,
        vendor: { displayName: vendors.displayName, maintenanceEnd: vendors.maintenanceEnd },
      })
      .from(winners)
      .innerJoin(games, and(eq(games.merchant, winners.merchant), eq(games.gameCode, winners.gameCode)))
      .leftJoin(
        vendors,
        and(
          eq(vendors.merchant, games.merchant),
          eq(vendors.vassalage, games.vassalage),
          eq(vendors.gameType, games.gameType),
        ),
      );
  const toWinner = (
    { winner, ...listed }: Awaited<ReturnType<typeof shown>>[number],
    language: Language,
    now: Date,
  ): Winner => {
    const game = toGame(listed, language, now);
    return {
      vo: {
        customerName: maskName(winner.customerName),
        winAmount: wireMoney(winner.amount, winner.currency as Currency),
        iconUrl: game.showIcon,
      },
      game,
    };
  };
  return {
    /** The largest wins first, at most 50; names leave masked. */
    top: async (merchant: string, language: Language, limit: number, now: Date): Promise<Winner[]> => {
      const rows = await shown()
        .where(eq(winners.merchant, merchant))
        .orderBy(desc(winners.amount), desc(winners.id))
        .limit(Math.min(limit, MOST));
      return rows.map((row) => toWinner(row, language, now));
    },

    /** Those of the given numbers, the oldest first. */
    byIds: async (
      merchant: string,
      ids: readonly number[],
      language: Language,
      now: Date,
    ): Promise<Winner[]> => {
      const rows = await shown()
        .where(and(eq(winners.merchant, merchant), inArray(winners.id, [...ids])))
        .orderBy(asc(winners.id));
      return rows.map((row) => toWinner(row, language, now));
    },
  };
};
