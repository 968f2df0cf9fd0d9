import { and, eq, ne, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { members } from './schema.ts';

/** Those whom a member has brought in, for others to join: their line goes on right after the member's own. */
export const directDownlines = (queries: Queries, { merchant, line }: Pick<Player, 'merchant' | 'line'>) =>
  queries
    .select({
      id: members.id,
      merchant: members.merchant,
      account: members.account,
      createdAt: members.createdAt,
    })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        sql`${members.line} = ${line} || ${members.id}::text || '/'`,
        // Nobody has joined yet.
        ne(members.state, 'pending'),
      ),
    )
    .as('downline');
