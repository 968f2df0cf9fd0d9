import { WALLET_SEPARATOR } from '../../ledger/postings/accountKinds.ts';
import type { AccountName } from '../../ledger/postings/movement.ts';

/** The wallet of a member at a vendor. */
export const vendorPurse = (memberId: string, vassalage: string): AccountName => ({
  kind: 'wallet',
  owner: `${memberId}${WALLET_SEPARATOR}${vassalage}`,
});
