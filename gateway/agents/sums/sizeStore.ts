import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { aboveOf } from './aboveOf.ts';
import { lineSizes } from './schema.ts';
import { membersView } from '../../members/members/membersView.ts';

/** How many stand below whom. The caller holds the brand's mark. */
export const sizeStore = (tx: Queries) => ({
  /** Counts new members for themselves and everybody above. */
  add: async (
    merchant: string,
    joined: readonly { readonly id: string; readonly type: number }[],
  ): Promise<void> => {
    if (joined.length === 0) return;
    const rows = joined.map(({ id, type }) => ({ member_id: id, is_agent: standingOf(type) === 'agent' }));
    const member = membersView(tx);
    await tx.execute(sql`
      WITH fresh AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS fresh (member_id uuid, is_agent boolean)
      ), above AS MATERIALIZED (${aboveOf(tx, 'fresh')}), change AS (
        SELECT member_id, 0 AS direct, 0 AS members, 0 AS agents, is_agent FROM fresh
        UNION ALL SELECT above, 0, 1, fresh.is_agent::int, false FROM above JOIN fresh USING (member_id)
        UNION ALL SELECT ${member.uplineId}, 1, 0, 0, false FROM fresh JOIN ${member} ON ${member.id} = fresh.member_id
        WHERE ${member.uplineId} IS NOT NULL
      )
      INSERT INTO ${lineSizes} (merchant, member_id, direct, members, agents, is_agent)
      SELECT ${merchant}, member_id, sum(direct), sum(members), sum(agents), bool_or(is_agent) FROM change GROUP BY member_id
      ON CONFLICT (merchant, member_id) DO UPDATE SET direct = line_sizes.direct + excluded.direct,
        members = line_sizes.members + excluded.members, agents = line_sizes.agents + excluded.agents, is_agent = line_sizes.is_agent OR excluded.is_agent`);
  },

  /** Notes the day of a first deposit. Answers those of the members who had none before. */
  firstDeposits: async (merchant: string, day: string, memberIds: readonly string[]): Promise<string[]> => {
    if (memberIds.length === 0) return [];
    const rows = await tx
      .update(lineSizes)
      .set({ firstDepositOn: day })
      .where(
        and(
          eq(lineSizes.merchant, merchant),
          inArray(lineSizes.memberId, [...memberIds]),
          isNull(lineSizes.firstDepositOn),
        ),
      )
      .returning({ memberId: lineSizes.memberId });
    return rows.map(({ memberId }) => memberId);
  },
});
