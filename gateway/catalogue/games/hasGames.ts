import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { games } from './schema.ts';

/** Whether a brand has a catalogue yet; in production it begins without. */
export const hasGames =
  (queries: Queries) =>
  async (merchant: string): Promise<boolean> => {
    const found = await queries
      .select({ id: games.gameCode })
      .from(games)
      .where(eq(games.merchant, merchant))
      .limit(1);
    return found.length > 0;
  };
