import type { Queries } from '../../platform/database/database.ts';
import type { AccountName } from '../../ledger/postings/movement.ts';
import { playWallet } from './playWallet.ts';
import { purseOf } from './purseOf.ts';

interface Player {
  readonly merchant: string;
  readonly memberId: string;
  readonly vassalage: string;
}

/** What a game of the vendor plays from: the main wallet, or the member's wallet at that vendor (MEM-03). */
export const playPurse = async (
  queries: Queries,
  { merchant, memberId, vassalage }: Player,
): Promise<AccountName> => purseOf(memberId, await playWallet(queries, merchant, vassalage));
