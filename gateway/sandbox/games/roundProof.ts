import { eq } from 'drizzle-orm';
import { idPattern } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';
import { provenRound } from './views.ts';

const isId = new RegExp(idPattern);

/** What proves how a round was drawn (GAME-12); null for a round of another vendor. */
export const roundProof = async (queries: Queries, round: string) => {
  if (!isId.test(round)) return null;
  const [found] = await queries
    .select({ round: vendorRounds, seed: vendorSeeds })
    .from(vendorRounds)
    .innerJoin(vendorSeeds, eq(vendorSeeds.id, vendorRounds.seedId))
    .where(eq(vendorRounds.id, round));
  if (found === undefined) return null;
  const { hash, serverSeed, clientSeed, nonce } = await provenRound(found.round, found.seed);
  return { hash, serverSeed, clientSeed, nonce };
};
