import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { vendors } from './schema.ts';

/** Name of a vendor by its code; undefined if no brand has games of it. */
export const vendorName =
  (queries: Queries) =>
  async (code: string): Promise<string | undefined> => {
    const [found] = await queries
      .select({ name: vendors.displayName })
      .from(vendors)
      .where(eq(vendors.vassalage, code))
      .limit(1);
    return found?.name;
  };
