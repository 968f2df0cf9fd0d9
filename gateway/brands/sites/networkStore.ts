import { count, countDistinct, eq, and, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { networks } from './schema.ts';

/** Where a network lies, by a line of a file. */
export interface PlacedNetwork {
  readonly line: number;
  readonly network: string;
  /** ISO 3166 code. */
  readonly country: string;
}

/** Networks that one statement takes, well within its time. */
const BATCH = 5_000;

/** In which country networks lie, for a brand. */
export const networkStore = (queries: Queries) => {
  /** The first line whose network is there already. */
  const add = async (merchant: string, batch: readonly PlacedNetwork[]): Promise<number | undefined> => {
    const { rows } = await queries.execute<{ line: number | null }>(sql`
      with given as (
        select line, network(cidr::inet) as network, country,
          row_number() over (partition by network(cidr::inet) order by line) as copy
        from unnest(
          ${sql.param(batch.map(({ line }) => line))}::integer[],
          ${sql.param(batch.map(({ network }) => network))}::text[],
          ${sql.param(batch.map(({ country }) => country))}::text[]
        ) as lines (line, cidr, country)
      ), added as (
        insert into networks (merchant, network, country)
        select ${merchant}, network, country from given
        on conflict do nothing
      )
      select min(line) as line from given
      where copy > 1
        or exists (select from networks held where held.merchant = ${merchant} and held.network = given.network)`);
    return rows[0]?.line ?? undefined;
  };

  return {
    /** How many networks and countries are known. */
    size: async (merchant: string): Promise<{ networks: number; countries: number }> => {
      const [row] = await queries
        .select({ networks: count(), countries: countDistinct(networks.country) })
        .from(networks)
        .where(eq(networks.merchant, merchant));
      return row ?? { networks: 0, countries: 0 };
    },

    /** How many networks lie in a country. */
    within: (merchant: string, country: string): Promise<number> =>
      queries.$count(networks, and(eq(networks.merchant, merchant), eq(networks.country, country))),

    /** Puts these in place of all; the first line that names a network again, and then nothing may be committed. */
    replace: async (merchant: string, placed: readonly PlacedNetwork[]): Promise<number | undefined> => {
      await queries.delete(networks).where(eq(networks.merchant, merchant));
      for (let from = 0; from < placed.length; from += BATCH) {
        const again = await add(merchant, placed.slice(from, from + BATCH));
        if (again !== undefined) return again;
      }
      return undefined;
    },
  };
};
