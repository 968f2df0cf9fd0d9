import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { statements } from './schema.ts';

/** The last statements of a member, of all kinds, for the operator. Amounts in minor units. */
export const latestStatements = async (
  queries: Queries,
  merchant: string,
  memberId: string,
  limit: number,
) => {
  const rows = await queries
    .select()
    .from(statements)
    .where(and(eq(statements.merchant, merchant), eq(statements.memberId, memberId)))
    .orderBy(desc(statements.computedAt), desc(statements.to), desc(statements.id))
    .limit(limit);
  return rows.map(({ id, kind, type, from, to, gross, toDownlines, carriedIn, sum, state }) => ({
    id,
    kind,
    type,
    from: from.toISOString(),
    to: to.toISOString(),
    gross: gross.toString(),
    'to downlines': toDownlines.toString(),
    carried: carriedIn.toString(),
    sum: sum.toString(),
    state,
  }));
};
