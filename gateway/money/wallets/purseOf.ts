import { mainWallet } from '#contract/cashier';
import type { AccountName } from '../../ledger/postings/movement.ts';
import { vendorPurse } from './vendorPurse.ts';

/** What lies in a member's wallet of that name: the main one, or one at a vendor (MEM-03). */
export const purseOf = (memberId: string, wallet: string): AccountName =>
  wallet === mainWallet ? { kind: 'member', owner: memberId } : vendorPurse(memberId, wallet);
