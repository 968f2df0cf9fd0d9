import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { POINTS, transfer, type AccountName } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { orderNo } from '../../money/orders/orderNo.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { pointEntries } from './schema.ts';

export type PointOwner = Pick<Player, 'merchant' | 'memberId'>;

/** One line of a member's record of points. */
export interface PointLine {
  readonly type: (typeof pointEntries.$inferSelect)['type'];
  readonly redemptionId?: string;
  readonly quantity: number;
  readonly pointsEach: number;
  readonly amountEach: bigint | null;
  readonly currency: Currency;
  /** Above zero into the member's account. */
  readonly changed: bigint;
}

interface Booking {
  readonly reason: 'points.earned' | 'points.redeemed' | 'points.converted' | 'points.returned';
  readonly lines: readonly PointLine[];
  readonly now: Date;
}

const purseOf = ({ memberId }: PointOwner): AccountName => ({ kind: 'points', owner: memberId });
const issue: AccountName = { kind: 'pointIssue' };

/** The points of a member. */
export const pointsOf = (queries: Queries, owner: PointOwner): Promise<bigint> =>
  balanceOf(queries, owner.merchant, purseOf(owner), POINTS);

/**
 * Writes lines into the record of a member and books them in one posting of the ledger. The caller has locked the
 * member, so that the balance of each line is right. Refuses `points_missing`, with the points that there are.
 */
export const bookPoints = async (
  tx: Queries,
  runtime: Runtime,
  owner: PointOwner,
  { reason, lines, now }: Booking,
): Promise<{ no: string; points: number }> => {
  const { merchant, memberId } = owner;
  const before = await pointsOf(tx, owner);
  let balance = before;
  const rows = lines.map((line) => {
    balance += line.changed;
    if (balance < 0n) return refuse('points_missing', { points: Number(before) });
    return {
      id: runtime.newId(),
      ...{ merchant, memberId, balance },
      no: orderNo('P', runtime),
      ...line,
      createdAt: now,
    };
  });
  const [first] = rows;
  if (first === undefined) throw new Error('Nothing to book');
  await tx.insert(pointEntries).values(rows);
  const change = balance - before;
  const [from, to] = change > 0n ? [issue, purseOf(owner)] : [purseOf(owner), issue];
  await post(tx, {
    key: `points:${first.id}`,
    merchant,
    reason,
    ref: first.no,
    at: now,
    entries: transfer(from, to, change > 0n ? change : -change, POINTS),
  });
  return { no: first.no, points: Number(balance) };
};
