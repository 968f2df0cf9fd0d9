import type { Queries } from '../database/database.ts';
import { notify } from './announce.ts';

interface MovedOrder {
  readonly merchant: string;
  readonly memberId: string;
  readonly orderNo: string;
}

/**
 * Tells a member's pages of an order that moved on, with what moves along. Called in the order's transaction, which
 * makes it heard when that commits: orders are few, so that none waits long for another's commit.
 */
export const announceOrder = async (
  tx: Queries,
  { merchant, memberId, orderNo }: MovedOrder,
): Promise<void> => {
  await notify(tx, { topic: 'orders', merchant, memberId, orderNo });
  await notify(tx, { topic: 'balance', merchant, memberId });
  await notify(tx, { topic: 'unread', merchant, memberId });
};
