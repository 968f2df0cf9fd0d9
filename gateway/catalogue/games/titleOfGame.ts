import { eq } from 'drizzle-orm';
import type { Language } from '#contract/constants';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Queries } from '../../platform/database/database.ts';
import { games } from './schema.ts';

/** The name of a game in whatever brand has it, as its cover in a language carries it. */
export const titleOfGame =
  (queries: Queries) =>
  async (gameCode: string, language: Language): Promise<string | undefined> => {
    const [row] = await queries
      .select({ names: games.names })
      .from(games)
      .where(eq(games.gameCode, gameCode))
      .limit(1);
    return row && wordsIn(row.names, language);
  };
