import type { Queries } from '../database/database.ts';
import type { AccountName } from '../ledger/movement.ts';
import { settingService } from '../settings/settingService.ts';
import { vendorPurse } from './vendorPurse.ts';

interface Player {
  readonly merchant: string;
  readonly memberId: string;
  readonly vassalage: string;
}

/** What a game of the vendor plays from: the main wallet, or the member's wallet at that vendor (MEM-03). */
export const playPurse = async (
  queries: Queries,
  { merchant, memberId, vassalage }: Player,
): Promise<AccountName> => {
  const { singleWallet } = await settingService(queries).all(merchant);
  return singleWallet ? { kind: 'member', owner: memberId } : vendorPurse(memberId, vassalage);
};
