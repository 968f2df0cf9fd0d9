import { absentVendor } from '../catalogue/vendors/absentVendor.ts';
import { gameVendors, type GameVendors } from '../catalogue/vendors/GameVendors.ts';
import type { Parts } from '../http/endpoints/module.ts';
import { outsideVendor, type OutsideVendorConfig } from '../outside/games/outsideVendor.ts';
import { isSandboxCode, sandboxVendor } from '../sandbox/games/sandboxVendor.ts';
import type { VendorSite } from '../sandbox/games/vendorSite.ts';

/** The game vendors of a configuration: the sandbox for its own houses, and those outside. */
export const vendorsOf = (
  parts: Pick<Parts, 'database' | 'runtime'>,
  site: Pick<VendorSite, 'originFor'>,
  outside: readonly OutsideVendorConfig[],
): GameVendors =>
  gameVendors({
    own: { vendor: sandboxVendor(parts, site), runs: isSandboxCode },
    outside: outside.map((one) => outsideVendor(parts, one)),
    absent: absentVendor,
  });
