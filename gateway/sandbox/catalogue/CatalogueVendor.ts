import type { GameType } from '#contract/constants';

export type CatalogueVendor = {
  nodeId: number;
  /** Vendor code. */
  vassalage: string;
  displayName: string;
  gameTypes: readonly GameType[];
  /** The type under which the vendor's own list opens. */
  gameClassify: GameType;
  /** Place in the navigation, from 1. */
  sort: number;
};
