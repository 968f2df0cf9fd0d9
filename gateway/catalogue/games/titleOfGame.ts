import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { games } from './schema.ts';

/** The Vietnamese name of a game in whatever brand has it; a cover carries no other. */
export const titleOfGame =
  (queries: Queries) =>
  async (gameCode: string): Promise<string | undefined> => {
    const [row] = await queries
      .select({ names: games.names })
      .from(games)
      .where(eq(games.gameCode, gameCode))
      .limit(1);
    return row?.names.VI ?? row?.names.EN;
  };
