import { sql, type SQL } from 'drizzle-orm';
import { bets } from './schema.ts';

/** How many of the moments had come when a round was settled. */
export const spanOf = (moments: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${bets.settledAt}, ${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[])`;
