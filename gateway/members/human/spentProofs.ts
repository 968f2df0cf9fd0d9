import { lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { spentProofs } from './schema.ts';

/** The memory against using a proof twice; the insert itself decides between two gateways. */
export const spentProofStore = (queries: Queries) => ({
  /** True the first time only. */
  spend: async (merchant: string, proof: string, expiresAt: Date): Promise<boolean> => {
    const rows = await queries
      .insert(spentProofs)
      .values({ merchant, proof, expiresAt })
      .onConflictDoNothing()
      .returning({ proof: spentProofs.proof });
    return rows.length === 1;
  },
  sweep: async (now: Date): Promise<void> => {
    await queries.delete(spentProofs).where(lt(spentProofs.expiresAt, now));
  },
});
