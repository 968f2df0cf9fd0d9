import type { ProvenRound, RoundView, SeedView } from './engine/gameWire.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import type { RoundRow } from './roundStore.ts';
import type { SeedRow } from './seedStore.ts';

export const roundView = ({ id, stake, win, pot, nonce, outcome, request }: RoundRow): RoundView => ({
  id,
  stake: Number(stake),
  win: Number(win),
  pot: Number(pot),
  nonce,
  request,
  outcome,
});

export const seedView = async ({ serverSeed, clientSeed, rounds }: SeedRow): Promise<SeedView> => ({
  hash: await seedHash(serverSeed),
  clientSeed,
  nonce: rounds,
});

/** The server seed is told only once no round can come from it. */
export const provenRound = async (round: RoundRow, seed: SeedRow): Promise<ProvenRound> => ({
  ...roundView(round),
  clientSeed: seed.clientSeed,
  hash: await seedHash(seed.serverSeed),
  serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
  drawnAt: round.drawnAt.toISOString(),
});
