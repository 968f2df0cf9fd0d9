import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import type { HotMatch } from '#contract/wireTypes';
import type { Queries } from '../database/database.ts';
import { matchAt } from './matchAt.ts';
import { fixtures } from './schema.ts';

export const matchService = (queries: Queries) => ({
  /** By start: games that run come first. */
  hot: async (merchant: string, language: Language, now: Date): Promise<HotMatch[]> => {
    const rows = await queries
      .select()
      .from(fixtures)
      .where(eq(fixtures.merchant, merchant))
      .orderBy(asc(fixtures.id));
    return rows
      .map((fixture) => matchAt(fixture, now, language))
      .sort((a, b) => a.matchTime.localeCompare(b.matchTime));
  },
});
