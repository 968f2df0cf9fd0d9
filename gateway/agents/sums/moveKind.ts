import type { TeamMove } from '#contract/team';
import type { AccountKind } from '../../ledger/postings/accountKinds.ts';

/** A movement of a member's money as the ledger tells it, see `memberMoves`. */
export interface BookedMove {
  readonly other: AccountKind | null;
  readonly reason: string;
  readonly amount: bigint;
}

/** What a movement counts as; nothing for those of games. */
export const moveKind = ({ other, reason, amount }: BookedMove): TeamMove | undefined => {
  switch (other) {
    case 'cashier':
      return amount < 0n || reason === 'withdrawal.refund' ? 'withdrawal' : 'deposit';
    case 'promotion':
      return reason === 'reward.rebate' ? 'rebate' : 'bonus';
    case 'vendor':
      return reason === 'free.win' ? 'bonus' : undefined;
    case 'commission':
      return 'commission';
    case 'house':
      return 'adjustment';
    case null:
      return 'transfer';
    default:
      return undefined;
  }
};
