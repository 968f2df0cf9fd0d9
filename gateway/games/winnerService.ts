import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Winner } from '#contract/wireTypes';
import type { Queries } from '../database/database.ts';
import { maskName } from './maskName.ts';
import { games, vendors, winners } from './schema.ts';
import { toGame } from './toGame.ts';

const MOST = 50;

export const winnerService = (queries: Queries) => ({
  /** The largest wins first, at most 50; names leave masked. */
  top: async (merchant: string, language: Language, limit: number, now: Date): Promise<Winner[]> => {
    const rows = await queries
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
      )
      .where(eq(winners.merchant, merchant))
      .orderBy(desc(winners.amount), desc(winners.id))
      .limit(Math.min(limit, MOST));
    return rows.map(({ winner, ...listed }) => ({
      vo: {
        customerName: maskName(winner.customerName),
        winAmount: { amount: winner.amount.toString(), currency: winner.currency as Currency },
        iconUrl: winner.iconUrl,
      },
      game: toGame(listed, language, now),
    }));
  },
});
