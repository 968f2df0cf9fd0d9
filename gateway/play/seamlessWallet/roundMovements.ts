import type { Queries } from '../../platform/database/database.ts';
import { transfer, type AccountName, type Movement } from '../../ledger/postings/movement.ts';
import { playPurse } from '../../money/wallets/playPurse.ts';
import type { RoundCall } from './roundCall.ts';

type What = 'bet' | 'win' | 'void' | 'forfeit';

const reasons = {
  bet: 'game.bet',
  win: 'game.win',
  void: 'game.void',
  forfeit: 'bonus.forfeit',
} as const satisfies Record<What, string>;

/** How the money of rounds moves between the purse that is played from, the vendor and the house. */
export const roundMovements =
  (queries: Queries) =>
  /** Of an amount of zero there is no movement. */
  async (call: RoundCall, what: What, amount: bigint): Promise<Movement[]> => {
    if (amount === 0n) return [];
    const { visit, roundRef, currency, now } = call;
    const member = await playPurse(queries, visit);
    const vendor: AccountName = { kind: 'vendor', owner: visit.vassalage };
    const [from, to] = {
      bet: [member, vendor] as const,
      win: [vendor, member] as const,
      void: [vendor, member] as const,
      forfeit: [member, { kind: 'promotion' } as const] as const,
    }[what];
    return [
      {
        key: `${what}:${visit.vassalage}:${roundRef}`,
        merchant: visit.merchant,
        reason: reasons[what],
        ref: roundRef,
        at: now,
        entries: transfer(from, to, amount, currency),
      },
    ];
  };
