import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { vendors } from './schema.ts';

/** Whether any brand has games of a vendor. */
export const isVendor =
  (queries: Queries) =>
  async (code: string): Promise<boolean> => {
    const found = await queries
      .select({ code: vendors.vassalage })
      .from(vendors)
      .where(eq(vendors.vassalage, code))
      .limit(1);
    return found.length > 0;
  };
