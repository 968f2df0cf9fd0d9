import type { FastifyRequest } from 'fastify';
import type { Game, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';

/** What the catalogue knows of a game, as far as its vendor needs it to tell how it is played. */
export interface CatalogueGameFacts extends Pick<Game, 'gameCode' | 'gameType' | 'tag'> {
  readonly gameClassify: string;
  /** Minor units of the brand's currency. */
  readonly minBet: number;
  readonly lineNum: number;
  /** What its cover shows; null where the vendor has not said. */
  readonly art: { readonly theme: string; readonly motif: string } | null;
}

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
}

/** A live table at a moment. */
export interface TableState {
  readonly seats: number;
  readonly bettingUntil: Date;
  readonly takesBets: boolean;
}

export interface VendorRooms {
  readonly table: (gameCode: string, now: Date) => TableState;
  /** How many sit at each table. */
  readonly counts: (
    merchant: string,
    gameCodes: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, number>>;
  /** Whether there is a chair for a player, who may have sat there before. */
  readonly hasSeat: (merchant: string, gameCode: string, player: string, now: Date) => Promise<boolean>;
  /** How the last rounds of a table ended, the newest last. */
  readonly results: (
    merchant: string,
    gameCode: string,
    now: Date,
  ) => Promise<Value<'roomList'>['list'][number]['results']>;
}

/** A party that runs games. The gateway sees it through this alone (design §3); `app` chooses the adapter. */
export interface GameVendor {
  readonly facts: (game: CatalogueGameFacts) => GameFacts;
  readonly rooms: VendorRooms;
  /** Origin of its pages for the site of a brand. */
  readonly originFor: (
    request: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port' | 'host'>,
    tenant: Pick<Tenant, 'hosts'>,
  ) => string;
  /** What proves how a round was drawn (GAME-12); null for a round that is not its own. */
  readonly roundProof: (round: string) => Promise<Value<'betRound'>['proof']>;
}
