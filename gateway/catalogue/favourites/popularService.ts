import { and, countDistinct, desc, eq, gte } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import type { Game } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { gameRepository } from '../games/gameRepository.ts';
import { isShown } from '../games/isShown.ts';
import { toGame } from '../games/toGame.ts';
import { recentGames } from './schema.ts';

const WEEK = 7 * 86_400_000;
const MOST = 8;
/** A game that fewer members have opened is not told: it would say what one of them plays. */
const LEAST_MEMBERS = 3;

export const popularService = (queries: Queries) => ({
  /** What most members opened in the last week, the most opened first. */
  list: async (
    tenant: Pick<Tenant, 'merchantCode' | 'market' | 'lotteries'>,
    language: Language,
    now: Date,
  ): Promise<Game[]> => {
    const { merchantCode: merchant } = tenant;
    const opened = countDistinct(recentGames.memberId);
    const rows = await queries
      .select({ gameCode: recentGames.gameCode })
      .from(recentGames)
      .where(
        and(eq(recentGames.merchant, merchant), gte(recentGames.openedAt, new Date(now.getTime() - WEEK))),
      )
      .groupBy(recentGames.gameCode)
      .having(gte(opened, LEAST_MEMBERS))
      .orderBy(desc(opened), recentGames.gameCode)
      .limit(MOST);
    const listed = await gameRepository(queries).byCodes(
      merchant,
      rows.map(({ gameCode }) => gameCode),
    );
    return listed
      .filter(({ game }) => game.goneAt === null && isShown(tenant, game))
      .map((row) => toGame(row, language, now));
  },
});
