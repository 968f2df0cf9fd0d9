import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import type { Game } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { gameRepository } from '../games/gameRepository.ts';
import { isShown } from '../games/isShown.ts';
import { toGame } from '../games/toGame.ts';
import { recentGames } from './schema.ts';

const MOST = 20;

export const recentService = (queries: Queries) => ({
  /** Notes that a member opens a game. */
  note: async (
    { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
    gameCode: string,
    now: Date,
  ): Promise<void> => {
    await queries
      .insert(recentGames)
      .values({ merchant, memberId, gameCode, openedAt: now })
      .onConflictDoUpdate({
        target: [recentGames.memberId, recentGames.gameCode],
        set: { openedAt: now },
      });
  },

  /** The last opened first, 20 at most. */
  list: async (
    { merchant, memberId }: Player,
    tenant: Pick<Tenant, 'market' | 'lotteries'>,
    language: Language,
    now: Date,
  ): Promise<Game[]> => {
    const rows = await queries
      .select({ gameCode: recentGames.gameCode })
      .from(recentGames)
      .where(and(eq(recentGames.merchant, merchant), eq(recentGames.memberId, memberId)))
      .orderBy(desc(recentGames.openedAt), recentGames.gameCode)
      .limit(MOST);
    const listed = await gameRepository(queries).byCodes(
      merchant,
      rows.map(({ gameCode }) => gameCode),
    );
    return listed.filter(({ game }) => isShown(tenant, game)).map((row) => toGame(row, language, now));
  },
});
