import { sql, type SQL } from 'drizzle-orm';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Everybody above the members of a table, to stand in WITH: `member_id` and `above`. The table has a `member_id`. */
export const aboveOf = (queries: Queries, table: string): SQL => {
  const member = membersView(queries);
  return sql`SELECT below.member_id, above.id AS above
    FROM (SELECT DISTINCT member_id FROM ${sql.identifier(table)}) AS below
    JOIN ${member} ON ${member.id} = below.member_id
    CROSS JOIN LATERAL unnest(string_to_array(rtrim(${member.line}, '/'), '/')::uuid[]) AS above (id)
    WHERE above.id <> below.member_id`;
};
