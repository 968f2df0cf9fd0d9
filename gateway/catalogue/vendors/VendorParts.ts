import type { Parts } from '../../http/endpoints/module.ts';
import type { GameVendors } from './GameVendors.ts';

export interface VendorParts extends Parts {
  readonly vendors: GameVendors;
}
