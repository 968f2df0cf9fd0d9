import { eq } from 'drizzle-orm';
import { idPattern } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import type { ProvenRound } from './engine/gameWire.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';
import { provenRound } from './views.ts';

const isId = new RegExp(idPattern);

/** A round with its seeds; undefined for a round of another vendor. */
export const provenOf = async (queries: Queries, round: string): Promise<ProvenRound | undefined> => {
  if (!isId.test(round)) return undefined;
  const [found] = await queries
    .select({ round: vendorRounds, seed: vendorSeeds })
    .from(vendorRounds)
    .innerJoin(vendorSeeds, eq(vendorSeeds.id, vendorRounds.seedId))
    .where(eq(vendorRounds.id, round));
  return found && provenRound(found.round, found.seed);
};

/** What proves how a round was drawn (GAME-12); null for a round of another vendor. */
export const roundProof = async (queries: Queries, round: string) => {
  const proven = await provenOf(queries, round);
  if (proven === undefined) return null;
  const { hash, serverSeed, clientSeed, nonce } = proven;
  return { hash, serverSeed, clientSeed, nonce };
};
