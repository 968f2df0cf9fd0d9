import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { gameVisits, type GameVisit } from './schema.ts';

export const visitRepository = (queries: Queries) => ({
  insert: async (visit: GameVisit): Promise<void> => {
    await queries.insert(gameVisits).values(visit);
  },

  find: async (merchant: string, id: string): Promise<GameVisit | undefined> => {
    const [row] = await queries
      .select()
      .from(gameVisits)
      .where(and(eq(gameVisits.merchant, merchant), eq(gameVisits.id, id)));
    return row;
  },
});
