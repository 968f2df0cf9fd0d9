import { refuse } from '../../platform/refusal/refusal.ts';
import type { GameVendor } from './GameVendor.ts';
import { importedFacts } from './importedFacts.ts';
import { noJackpots } from './noJackpots.ts';

/** A vendor that the deployment does not have, or has no more: its games are listed and recorded, and open nowhere. */
export const absentVendor: GameVendor = {
  facts: importedFacts,
  rooms: {
    tables: () => Promise.resolve(new Map()),
    hasSeat: () => Promise.resolve(true),
  },
  jackpots: noJackpots,
  pageFor: () => refuse('operation_not_enabled'),
  atLaunchHosts: false,
  proofPage: () => Promise.resolve(null),
  roundProof: () => Promise.resolve(null),
};
