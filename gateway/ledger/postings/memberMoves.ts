import { sql, type SQL } from 'drizzle-orm';
import type { AccountKind } from './accountKinds.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

/** Accounts whose money is a member's; movements between them leave the member with as much. */
const ownKinds = ['member', 'hold', 'wallet', 'aside', 'bonus'] as const satisfies readonly AccountKind[];
const own = sql.raw(ownKinds.map((kind) => `'${kind}'`).join(', '));

/** Transactions from `from` on, without `to`, as `ledger_entries.xact` numbers them. */
export interface Transactions {
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * What a member's money gained or lost by each posting, apart from games, to stand after FROM: `posting_id`,
 * `member_id`, `reason`, `ref`, `posted_at`, `amount` in minor units, and `other`, the kind of account on the other side,
 * null for another member. Of several kinds it is the first by name, which is the cashier for a payment with a fee.
 */
export const memberMoves = (merchant: string, { from, to }: Transactions): SQL => sql`(
  SELECT posting.id AS posting_id, split_part(account.owner, '/', 1) AS member_id,
    posting.reason, posting.ref, posting.posted_at, sum(entry.amount)::bigint AS amount, (
      SELECT min(other.kind) FROM ${ledgerEntries} across JOIN ${ledgerAccounts} other ON other.id = across.account_id
      WHERE across.posting_id = posting.id AND other.kind NOT IN (${own})
    ) AS other
  FROM ${ledgerEntries} entry
  JOIN ${ledgerAccounts} account ON account.id = entry.account_id
  JOIN ${ledgerPostings} posting ON posting.id = entry.posting_id
  WHERE entry.merchant = ${merchant} AND entry.xact >= ${from} AND entry.xact < ${to}
    AND account.kind IN (${own}) AND posting.reason NOT LIKE 'game.%'
  GROUP BY posting.id, split_part(account.owner, '/', 1)
  HAVING sum(entry.amount) <> 0)`;
