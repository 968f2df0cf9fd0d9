import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { ContractKind } from '#contract/agentContracts';
import type { Query, Value } from '#contract/wireTypes';
import { within } from '../../brands/calendar/dayRange.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { contractStore } from '../contracts/contractStore.ts';
import { nextPayDay, spanAround } from '../contracts/spans.ts';
import { toVersion } from '../contracts/toContract.ts';
import { statements, type Statement } from './schema.ts';
import { statementStore } from './statementStore.ts';
import { toInputs, toStatement } from './toStatement.ts';

const MOST_DOWNLINES = 200;

/** What members read of what contracts paid them (AGENT-04). */
export const statementReader = (queries: Queries, tenant: Tenant, now: Date) => {
  const { merchantCode: merchant, timeZone, currency } = tenant;
  const contracts = contractStore(queries);
  const store = statementStore(queries);
  const money = (amount: bigint | string) => wireMoney(BigInt(amount), currency);

  const nextAt = async (memberId: string, kind: ContractKind): Promise<Date | null> => {
    const running = (await contracts.ofKind(merchant, memberId, kind, now))?.running;
    if (!running) return null;
    return kind === 'dividend' ? nextPayDay(now, timeZone) : spanAround(running.period, now, timeZone).to;
  };

  /** What the contracts of direct downlines were worth in spans that ended within a statement's, the highest first. */
  const downlinesOf = async (statement: Statement) => {
    const member = membersView(queries);
    const rows = await queries
      .select({
        account: member.account,
        nickname: member.nickname,
        gross: sql<string>`sum(${statements.gross})::text`,
      })
      .from(statements)
      .innerJoin(member, eq(member.id, statements.memberId))
      .where(
        and(
          eq(statements.merchant, merchant),
          eq(member.uplineId, statement.memberId),
          eq(statements.kind, statement.kind),
          eq(statements.type, 'regular'),
          gt(statements.to, statement.from),
          lte(statements.to, statement.to),
        ),
      )
      .groupBy(member.account, member.nickname)
      .orderBy(desc(sql`sum(${statements.gross})`), member.account)
      .limit(MOST_DOWNLINES);
    return rows.map(({ gross, ...names }) => ({ ...names, gross: money(gross) }));
  };

  return {
    list: async (
      { memberId }: Player,
      query: Query<'contractStatements'>,
    ): Promise<Value<'contractStatements'>> => {
      const { kind } = query;
      const { limit, offset, facts } = pageOf(query);
      const where = and(
        eq(statements.merchant, merchant),
        eq(statements.memberId, memberId),
        eq(statements.kind, kind),
        within(statements.from, query, timeZone),
      );
      const { sums, list } = await store.page(where, { limit, offset });
      const last = await store.lastOf(merchant, memberId, kind);
      return {
        ...facts(sums?.total ?? 0),
        list: list.map(toStatement),
        sums: {
          gross: money(sums?.gross ?? '0'),
          toDownlines: money(sums?.toDownlines ?? '0'),
          sum: money(sums?.sum ?? '0'),
        },
        carried: money(last?.carriedOut ?? 0n),
        nextAt: (await nextAt(memberId, kind))?.toISOString() ?? null,
      };
    },

    /** Refuses `not_found` to everybody but whom it paid. */
    one: async ({ memberId }: Player, id: string): Promise<Value<'contractStatement'>> => {
      const found = await store.byId(merchant, id);
      if (found === undefined || found.memberId !== memberId) return refuse('not_found');
      const version = (await contracts.version(merchant, found.versionId)) ?? refuse('not_found');
      const corrections = await store.correctionsOf(id);
      return {
        ...toStatement(found),
        ...toInputs(found),
        version: toVersion(found.kind, version, { currency, now }),
        downlines: found.type === 'regular' ? await downlinesOf(found) : [],
        reason: found.reason,
        corrections: corrections.map(({ id: correction, sum, computedAt }) => ({
          id: correction,
          sum: money(sum),
          at: computedAt.toISOString(),
        })),
      };
    },
  };
};
