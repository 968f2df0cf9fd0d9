import type { Queries } from '../database/database.ts';
import { announce } from './announce.ts';

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
  await announce(tx, { topic: 'orders', merchant, memberId, orderNo });
  await announce(tx, { topic: 'balance', merchant, memberId });
  await announce(tx, { topic: 'unread', merchant, memberId });
};
