import type { VendorJackpots } from './GameVendor.ts';

/** Of a vendor that tells of no pots. */
export const noJackpots: VendorJackpots = {
  pots: () => Promise.resolve(new Map()),
  hits: () => Promise.resolve([]),
  wonIn: () => Promise.resolve(0n),
};
