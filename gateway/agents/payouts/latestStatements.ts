import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { statements, type Statement } from './schema.ts';

/** The last statements of a member, of all kinds, for the operator. */
export const latestStatements = (
  queries: Queries,
  merchant: string,
  memberId: string,
  limit: number,
): Promise<Statement[]> =>
  queries
    .select()
    .from(statements)
    .where(and(eq(statements.merchant, merchant), eq(statements.memberId, memberId)))
    .orderBy(desc(statements.computedAt), desc(statements.to), desc(statements.id))
    .limit(limit);
