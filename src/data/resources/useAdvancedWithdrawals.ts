import { useState } from 'react';
import type { WithdrawalState } from '#contract/cashier';
import type { WithdrawalOrder } from './useWithdrawDesk';

/** Order of the states; an older list never sets a withdrawal back. */
const rank = {
  submitted: 0,
  approved: 1,
  paid: 2,
  received: 3,
  partly: 3,
  notReceived: 3,
  rejected: 3,
  settled: 4,
} as const satisfies Record<WithdrawalState, number>;

type Known = Readonly<Record<string, WithdrawalState>>;

/**
 * Withdrawals whose state the cashier has advanced since the page last looked; changes by the member's own report do
 * not count.
 */
export const useAdvancedWithdrawals = (orders: readonly WithdrawalOrder[]) => {
  const [known, setKnown] = useState<Known>({});
  const [moves, setMoves] = useState<{ orders: readonly WithdrawalOrder[]; turn: number }>({
    orders: [],
    turn: 0,
  });
  const gone = orders.filter(({ orderNo, state }, place) => {
    const before = known[orderNo];
    const isFirst = orders.findIndex((one) => one.orderNo === orderNo) === place;
    return isFirst && (before === undefined || rank[state] > rank[before]);
  });
  if (gone.length > 0) {
    setKnown({ ...known, ...Object.fromEntries(gone.map(({ orderNo, state }) => [orderNo, state])) });
    const told = gone.filter(({ orderNo, receipt }) => orderNo in known && receipt?.by !== 'member');
    if (told.length > 0) setMoves({ orders: told, turn: moves.turn + 1 });
  }
  return moves;
};
