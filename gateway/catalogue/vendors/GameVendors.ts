import type { GameVendor } from './GameVendor.ts';
import type { OutsideVendor } from './VendorCatalogue.ts';

/** The vendors of a deployment. A game is run by the vendor whose code (`vassalage`) it bears. */
export interface GameVendors {
  readonly of: (vassalage: string) => GameVendor;
  /** Those outside this gateway, by code. */
  readonly outside: ReadonlyMap<string, OutsideVendor>;
}

interface Configured {
  /** The vendor within the gateway, and whether a code is one of its own. */
  readonly own: { readonly vendor: GameVendor; readonly runs: (vassalage: string) => boolean };
  readonly outside: readonly OutsideVendor[];
  /** Stands for vendors that are configured no more, whose games the catalogue still has. */
  readonly absent: GameVendor;
}

/** Several vendors behind one door. */
export const gameVendors = ({ own, outside, absent }: Configured): GameVendors => {
  const byCode = new Map(outside.map((vendor) => [vendor.code, vendor]));
  return {
    of: (vassalage) => byCode.get(vassalage) ?? (own.runs(vassalage) ? own.vendor : absent),
    outside: byCode,
  };
};
