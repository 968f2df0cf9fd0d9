import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { siteState } from './schema.ts';

export interface Maintenance {
  readonly maintenance: boolean;
  /** When the site is expected back. */
  readonly maintenanceEnd: Date | null;
}

/** Whether the operator has put a site under maintenance. */
export const maintenanceStore = (queries: Queries) => ({
  of: async (merchant: string): Promise<Maintenance> => {
    const [row] = await queries.select().from(siteState).where(eq(siteState.merchant, merchant));
    return { maintenance: row?.maintenance ?? false, maintenanceEnd: row?.maintenanceEnd ?? null };
  },

  set: async (merchant: string, state: Maintenance): Promise<void> => {
    await queries
      .insert(siteState)
      .values({ merchant, ...state })
      .onConflictDoUpdate({ target: siteState.merchant, set: state });
  },
});
