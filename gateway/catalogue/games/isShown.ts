import type { Tenant } from '../../brands/tenants/tenant.ts';
import { isHidden } from './isHidden.ts';
import { offersLottery } from './offersLottery.ts';
import type { games } from './schema.ts';

/** Whether a brand's market allows a game, and the brand offers it. */
export const isShown = (
  tenant: Pick<Tenant, 'market' | 'lotteries'>,
  { gameType, code }: Pick<typeof games.$inferSelect, 'gameType' | 'code'>,
): boolean => !isHidden(tenant.market, gameType) && offersLottery(tenant, code);
