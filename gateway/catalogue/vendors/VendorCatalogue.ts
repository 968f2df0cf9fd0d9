import type { Game } from '#contract/wireTypes';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { GameFacts, GameVendor } from './GameVendor.ts';

/** A game as its vendor offers it to a brand. */
export interface OfferedGame extends Pick<Game, 'gameCode' | 'gameType' | 'tag' | 'supportPlay'> {
  readonly names: Texts<string>;
  readonly gameClassify: string;
  readonly facts: GameFacts;
}

/** What a vendor offers to a brand: its whole list. */
export interface VendorCatalogue {
  readonly displayName: string;
  readonly games: readonly OfferedGame[];
}

/** Free rounds of a player for games of a vendor. */
export interface FreeRoundsTold {
  readonly merchant: string;
  readonly player: string;
  readonly id: string;
  readonly games: readonly string[];
  /** Of each round, minor units. */
  readonly stake: bigint;
  readonly currency: string;
  readonly total: number;
  readonly until: Date;
  /** None of them can be taken any more, although their time is not over. */
  readonly cancelled: boolean;
}

/** A vendor outside this gateway: its games are imported one vendor at a time. */
export interface OutsideVendor extends GameVendor {
  /** Its code (`vassalage`), which its games and its secret bear. */
  readonly code: string;
  readonly url: URL;
  /** Fails when the vendor is silent or says what cannot be taken. */
  readonly catalogue: (
    brand: Pick<Tenant, 'merchantCode' | 'currency' | 'languages'>,
  ) => Promise<VendorCatalogue>;
  /** Tells of free rounds that were given or cancelled; fails when the vendor does not take it. To be repeated until it does. */
  readonly tellFreeRounds: (told: FreeRoundsTold) => Promise<void>;
}
