import type { Tenant } from '../../brands/tenants/tenant.ts';

/** Whether a brand offers what has this code among the lotteries; games that are none have no code. */
export const offersLottery = ({ lotteries }: Pick<Tenant, 'lotteries'>, code: string | null): boolean =>
  code === null || lotteries === undefined || lotteries.some((offered) => offered === code);
