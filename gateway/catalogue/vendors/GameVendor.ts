import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/constants';
import type { JackpotTier } from '#contract/jackpots';
import type { Game, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';

/** How a vendor plays a game. Amounts are minor units of the brand's currency. */
export interface GameFacts {
  /** A live table: one round is dealt to all who sit there. */
  readonly isRoom: boolean;
  /** Stakes to choose from, or the chips of a table; the smallest first. */
  readonly stakes: readonly number[];
  /** The most of one round. */
  readonly limit: number;
  /** Pay lines of a slot, else 0. */
  readonly lines: number;
  /** Return to player in hundredths of a per cent. */
  readonly rtp: number;
  /** The most that a round can pay, in stakes. */
  readonly maxWin: number;
  /** Whether a game of a vendor outside takes free rounds; the sandbox tells it by the engine. */
  readonly freeRounds?: boolean;
}

/** What the catalogue knows of a game, as far as its vendor needs it to tell how it is played. */
export interface CatalogueGameFacts extends Pick<Game, 'gameCode' | 'gameType' | 'tag'> {
  readonly gameClassify: string;
  /** Minor units of the brand's currency. */
  readonly minBet: number;
  readonly lineNum: number;
  /** What its cover shows; null where the vendor has not said. */
  readonly art: { readonly theme: string; readonly motif: string } | null;
}

/** A game of the catalogue beside what its vendor said of it. */
export interface ListedGameFacts extends CatalogueGameFacts {
  /** What the vendor said of it when it was imported; null where the vendor tells it by the rest. */
  readonly facts: GameFacts | null;
}

/** A live table at a moment. */
export interface TableState {
  readonly seats: number;
  /** How many sit there. */
  readonly players: number;
  readonly takesBets: boolean;
  /** When the bets of its round close, or closed. */
  readonly bettingUntil: Date;
  /** How its last rounds ended, the newest last. */
  readonly results: Value<'roomList'>['list'][number]['results'];
}

export interface VendorRooms {
  /** Live tables as they stand, by the codes of their games. One of which the vendor says nothing is missing; a silent vendor holds nobody up. */
  readonly tables: (
    merchant: string,
    games: readonly ListedGameFacts[],
    now: Date,
  ) => Promise<ReadonlyMap<string, TableState>>;
  /** Whether there is a chair for a player, who may have sat there before. */
  readonly hasSeat: (merchant: string, gameCode: string, player: string, now: Date) => Promise<boolean>;
}

/** A progressive jackpot at a moment. Amounts are minor units. */
export interface JackpotPot {
  readonly tier: JackpotTier;
  readonly amount: bigint;
  /** What it begins with again once it is won. */
  readonly start: bigint;
}

export interface JackpotHit {
  /** The round that won it. */
  readonly id: string;
  readonly gameCode: string;
  readonly tier: JackpotTier;
  readonly amount: bigint;
  readonly wonAt: Date;
}

export interface JackpotPlace {
  readonly merchant: string;
  readonly currency: string;
}

export interface VendorJackpots {
  /** Pots as they stand, by the codes of their games. A game without one is missing. */
  readonly pots: (
    place: JackpotPlace,
    games: readonly ListedGameFacts[],
  ) => Promise<ReadonlyMap<string, JackpotPot>>;
  /** The last that were won, the newest first. */
  readonly hits: (place: JackpotPlace, most: number) => Promise<readonly JackpotHit[]>;
  /** What a round won of the pot, else 0: a vendor books it before it tells the wallet of the win. */
  readonly wonIn: (place: JackpotPlace, round: Pick<JackpotHit, 'id' | 'gameCode'>) => Promise<bigint>;
}

export type Asked = Pick<FastifyRequest, 'protocol' | 'hostname' | 'port' | 'host'>;

/** Who asks for the page of a round, and what it writes of the game. */
export interface ProofAsked {
  readonly request: Asked;
  readonly tenant: Pick<Tenant, 'hosts' | 'merchantCode' | 'currency' | 'decimals'>;
  readonly language: Language;
  readonly name: string;
  readonly vendorName: string;
}

/**
 * A party that runs games. The gateway sees it through this alone (design §3); `app` chooses the adapters. What a vendor
 * asks of the gateway in turn is `play/seamlessWallet/vendorWallet.ts`.
 */
export interface GameVendor {
  /** Asked for each game of a list: never a call to somebody else. */
  readonly facts: (game: ListedGameFacts) => GameFacts;
  /** Whether a game takes free rounds in place of money (`free` of the wallet's bet). */
  readonly takesFreeRounds: (game: ListedGameFacts) => boolean;
  readonly rooms: VendorRooms;
  readonly jackpots: VendorJackpots;
  /** Address of the page that opens a visit, for the site of a brand. Refuses `operation_not_enabled` when there is none. */
  readonly pageFor: (request: Asked, tenant: Pick<Tenant, 'hosts'>) => string;
  /** Whether a brand's launch hosts (`launchGameCDNs`) serve that page as well. */
  readonly atLaunchHosts: boolean;
  /** Address of a page that proves a round, for its player's browser; null where there is none. */
  readonly proofPage: (asked: ProofAsked, round: string) => Promise<string | null>;
  /** What proves how a round was drawn (GAME-12); null for a round that is not its own, or when it cannot tell now. */
  readonly roundProof: (merchant: string, round: string) => Promise<Value<'betRound'>['proof']>;
}
