import type { Parts } from '../../http/endpoints/module.ts';
import type { GameVendor } from './GameVendor.ts';

export interface VendorParts extends Parts {
  readonly vendor: GameVendor;
}
