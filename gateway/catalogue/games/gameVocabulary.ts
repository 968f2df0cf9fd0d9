import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { games } from './schema.ts';

/** The catalogue seldom changes; a new title may be misspelled a minute after it came. */
const KEPT = 60_000;

interface Words {
  readonly until: number;
  readonly list: Promise<readonly string[]>;
}

/** Every word that a merchant's games are found by, codes of games aside. */
export const gameVocabulary = (queries: Queries) => {
  const known = new Map<string, Words>();
  const read = async (merchant: string): Promise<readonly string[]> => {
    const { rows } = await queries.execute<{ word: string }>(sql`
      SELECT DISTINCT word FROM ${games}, regexp_split_to_table(${games.searchText}, ' ') AS word
      WHERE ${games.merchant} = ${merchant} AND word !~ '^[a-z]+[0-9]{4}$'`);
    return rows.map(({ word }) => word);
  };
  return async (merchant: string, now: Date): Promise<readonly string[]> => {
    const kept = known.get(merchant);
    if (kept !== undefined && now.getTime() < kept.until) return kept.list;
    const words = { until: now.getTime() + KEPT, list: read(merchant) };
    known.set(merchant, words);
    words.list.catch(() => known.delete(merchant));
    return words.list;
  };
};
