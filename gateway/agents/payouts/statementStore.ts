import { and, asc, desc, eq, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ContractKind } from '#contract/agentContracts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { statements, type Statement } from './schema.ts';

type NewStatement = typeof statements.$inferInsert;

const WAITING_AT_ONCE = 200;

/** The sum over every row that is wanted. */
const over = (column: AnyColumn) => sql<string>`(sum(${column}) OVER ())::text`;

export const statementStore = (queries: Queries) => ({
  /** Nothing when the span has its statement already. */
  insert: async (statement: NewStatement): Promise<Statement | undefined> => {
    const [row] = await queries.insert(statements).values(statement).onConflictDoNothing().returning();
    return row;
  },

  byId: async (merchant: string, id: string): Promise<Statement | undefined> => {
    const [row] = await queries
      .select()
      .from(statements)
      .where(and(eq(statements.merchant, merchant), eq(statements.id, id)));
    return row;
  },

  /** What a contract carries into a span that begins at a moment, zero or below. */
  carriedInto: async (contractId: string, from: Date): Promise<bigint> => {
    const [row] = await queries
      .select({ carriedOut: statements.carriedOut })
      .from(statements)
      .where(
        and(eq(statements.contractId, contractId), eq(statements.type, 'regular'), lte(statements.to, from)),
      )
      .orderBy(desc(statements.to))
      .limit(1);
    return row?.carriedOut ?? 0n;
  },

  /** Statements that wait for an account which is active again, the oldest first. */
  payable: async (merchant: string): Promise<Statement[]> => {
    const member = membersView(queries);
    const rows = await queries
      .select({ statement: statements })
      .from(statements)
      .innerJoin(member, eq(member.id, statements.memberId))
      .where(
        and(eq(statements.merchant, merchant), eq(statements.state, 'waiting'), eq(member.state, 'active')),
      )
      .orderBy(asc(statements.computedAt), asc(statements.id))
      .limit(WAITING_AT_ONCE);
    return rows.map(({ statement }) => statement);
  },

  /** False when it was noted as paid before. */
  notePaid: async (id: string, paidAt: Date): Promise<boolean> => {
    const rows = await queries
      .update(statements)
      .set({ state: 'paid', paidAt })
      .where(and(eq(statements.id, id), eq(statements.state, 'waiting')))
      .returning({ id: statements.id });
    return rows.length > 0;
  },

  correctionsOf: (id: string): Promise<Statement[]> =>
    queries.select().from(statements).where(eq(statements.corrects, id)).orderBy(asc(statements.computedAt)),

  /** Statements of a member, the last span first, with sums over all pages; none of them on a page beyond the last. */
  page: async (
    where: SQL | undefined,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ) => {
    const rows = await queries
      .select({
        statement: statements,
        total: sql<number>`count(*) OVER ()::int`,
        gross: over(statements.gross),
        toDownlines: over(statements.toDownlines),
        sum: over(statements.sum),
      })
      .from(statements)
      .where(where)
      .orderBy(desc(statements.to), desc(statements.computedAt), desc(statements.id))
      .limit(limit)
      .offset(offset);
    return { sums: rows[0], list: rows.map(({ statement }) => statement) };
  },

  /** The last of a member's regular statements of a kind, for what it carries. */
  lastOf: async (merchant: string, memberId: string, kind: ContractKind): Promise<Statement | undefined> => {
    const [row] = await queries
      .select()
      .from(statements)
      .where(
        and(
          eq(statements.merchant, merchant),
          eq(statements.memberId, memberId),
          eq(statements.kind, kind),
          eq(statements.type, 'regular'),
        ),
      )
      .orderBy(desc(statements.to))
      .limit(1);
    return row;
  },
});
