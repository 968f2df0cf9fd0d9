import { and, desc, eq, gt, lt, notLike, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { counterEntries } from '../../ledger/postings/counterEntries.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const lineReason = 'line.transfer';

/** What went from or to the member in the line, and the member on the other side; the newest first. */
export const lineMovements = (queries: Queries, { merchant, memberId }: Owner, since: Date) => {
  const sought = { merchant, kind: 'member', owner: memberId, reason: lineReason, since } as const;
  const entry = counterEntries(queries, sought);
  const other = membersView(queries);
  return queries
    .select({ at: entry.at, amount: entry.amount, account: other.account, line: other.line })
    .from(entry)
    .innerJoin(other, eq(sql`${other.id}::text`, entry.otherOwner))
    .orderBy(desc(entry.at), desc(entry.id));
};

/** What agents above have sent the member within a period. */
export const receivedFromAbove = async (
  queries: Queries,
  owner: Owner,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<bigint> => {
  const moved = lineMovements(queries, owner, from).as('moved');
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${moved.amount}), 0)::text` })
    .from(moved)
    .where(and(lt(moved.at, to), gt(moved.amount, 0n), notLike(moved.line, `%${owner.memberId}/%`)));
  return BigInt(row?.sum ?? 0);
};
