import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { games, vendors } from './schema.ts';
import { lotteryVendors } from './vendorRules.ts';

type VendorRow = typeof vendors.$inferSelect;

/** Vendors in the brand's order, without those of whose lotteries it offers none. */
export const offeredVendors = async (
  queries: Queries,
  { merchantCode: merchant, lotteries }: Pick<Tenant, 'merchantCode' | 'lotteries'>,
): Promise<VendorRow[]> => {
  const rows = await queries
    .select()
    .from(vendors)
    .where(eq(vendors.merchant, merchant))
    .orderBy(asc(vendors.sort));
  if (lotteries === undefined) return rows;
  const offering = await queries
    .selectDistinct({ vassalage: games.vassalage, gameType: games.gameType })
    .from(games)
    .where(and(eq(games.merchant, merchant), isNull(games.goneAt), inArray(games.code, [...lotteries])));
  return rows.filter(
    ({ vassalage, gameType }) =>
      !lotteryVendors.includes(vassalage) ||
      offering.some((one) => one.vassalage === vassalage && one.gameType === gameType),
  );
};
