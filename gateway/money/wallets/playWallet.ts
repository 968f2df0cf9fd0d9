import { mainWallet } from '#contract/cashier';
import type { Queries } from '../../platform/database/database.ts';
import { settingService } from '../../brands/settings/settingService.ts';

/** The name of the wallet that a game of the vendor plays from: the main one, or that of the vendor (MEM-03). */
export const playWallet = async (queries: Queries, merchant: string, vassalage: string): Promise<string> => {
  const { singleWallet } = await settingService(queries).all(merchant);
  return singleWallet ? mainWallet : vassalage;
};
