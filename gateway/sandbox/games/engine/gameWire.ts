import type { JackpotTier } from '#contract/jackpots';
import type { Engine, GameRequest, RoundOutcome } from './playRound.ts';
import type { PaytableName } from './poker/paytables.ts';
import type { SlotModelName } from './slotModels.ts';

/** What the vendor's pages and its server tell each other. Amounts are minor units. */
export interface RoundView {
  readonly id: string;
  readonly stake: number;
  /** With what the pot paid. */
  readonly win: number;
  /** Of the win, what the progressive jackpot paid. */
  readonly pot: number;
  readonly nonce: number;
  /** What it was asked for with. */
  readonly request: GameRequest;
  readonly outcome: RoundOutcome;
}

export interface SeedView {
  /** SHA-256 of the server seed in use. */
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Colours of the game's cover. */
export interface Palette {
  /** Background from the middle out. */
  readonly background: readonly [string, string, string];
  readonly ray: string;
  readonly glow: string;
  /** The darkest. */
  readonly ink: string;
  /** Lettering from the top to the foot, then its keyline. */
  readonly ramp: readonly [string, string, string, string];
}

/** A live table as it stands; times by the server's clock. */
export interface TableView {
  /** Counts the table's rounds. */
  readonly round: number;
  readonly now: string;
  readonly bettingUntil: string;
  readonly dealtAt: string;
  readonly endsAt: string;
  /** What the last rounds dealt, the newest last. */
  readonly past: readonly RoundOutcome[];
  /** What this round has dealt, once it may be told. */
  readonly dealt: RoundOutcome | null;
  readonly seats: TableSeats;
}

/** Who sits at a live table. */
export interface TableSeats {
  readonly total: number;
  readonly taken: number;
  /** Initials of the player. */
  readonly own: string;
  /** Initials of some of the others; a name without letters has none. */
  readonly others: readonly string[];
}

/** Video of a live table: an HLS playlist, or an address for WebRTC (WHEP). */
export interface TableStream {
  readonly kind: 'hls' | 'whep';
  readonly url: string;
}

/** The progressive jackpot of a game as it stands. */
export interface JackpotView {
  readonly tier: JackpotTier;
  readonly amount: number;
  /** Of so many rounds at the smallest stake one wins it. */
  readonly of: number;
}

/** Free rounds that a game takes before money. */
export interface FreeView {
  readonly id: string;
  /** Of each round. */
  readonly stake: number;
  readonly left: number;
  readonly total: number;
  /** What they have brought so far. */
  readonly won: number;
  readonly until: string;
}

export interface GameView {
  readonly token: string;
  readonly gameCode: string;
  readonly name: string;
  readonly vendorName: string;
  readonly engine: Engine;
  readonly model: SlotModelName;
  /** Of video poker. */
  readonly paytable: PaytableName;
  readonly lines: number;
  readonly rtp: number;
  /** Largest win of one round in stakes. */
  readonly maxWin: number;
  readonly theme: string;
  readonly pictures: readonly string[];
  /** Pictures of the two special symbols of a slot. */
  readonly wild: string;
  readonly scatter: string;
  readonly palette: Palette;
  readonly stakes: readonly number[];
  readonly limit: number;
  readonly mode: 'real' | 'trial';
  readonly language: string;
  readonly currency: string;
  /** Digits of a whole unit's fraction, and how many of them are shown. */
  readonly exponent: number;
  readonly decimals: number;
  readonly parentOrigin: string;
  readonly balance: number;
  readonly free: FreeView | null;
  readonly seed: SeedView;
  /** Of a slot with a pot, for money. */
  readonly jackpot: JackpotView | null;
  /** Of a live table, where all play the same cards. */
  readonly table: TableView | null;
  /** Video of that table; without one a drawn presenter deals. */
  readonly stream?: TableStream;
  /** A round that was cut off: the player has not seen how it ended, or has still to decide how it goes on. */
  readonly unfinished: RoundView | null;
}

export interface PlayedView {
  readonly round: RoundView;
  readonly balance: number;
  /** What the game's pot holds now. */
  readonly jackpot?: number;
  /** After a free round: what is left; not told when the wallet does not answer. */
  readonly free?: FreeView | null;
}

/** A round as it can be proved: with its server seed once that is told. */
export interface ProvenRound extends RoundView {
  readonly clientSeed: string;
  readonly hash: string;
  readonly serverSeed: string | null;
  readonly drawnAt: string;
}

export interface SeedChange {
  readonly seed: SeedView;
  /** The pair that is over, to be proved. */
  readonly before: {
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly rounds: number;
  } | null;
}
