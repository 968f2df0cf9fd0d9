import type { GameView, PlayedView, RoundView } from '../engine/gameWire.ts';
import type { WriteAmount } from './format.ts';
import type { Frame } from './frame.ts';
import type { GameServer, RoundAsked } from './gameServer.ts';
import type { Notice } from './notice.ts';
import type { GameSound } from './sound.ts';
import type { Vibration } from './vibration.ts';
import type { Words } from './words.ts';

/** What every part of an open game works with. */
export interface Table {
  readonly game: GameView;
  readonly server: GameServer;
  readonly frame: Frame;
  readonly sound: GameSound;
  readonly vibration: Vibration;
  readonly words: Words;
  readonly amount: WriteAmount;
  readonly notice: Pick<Notice, 'say' | 'hide' | 'hideLine'>;
  readonly isFast: () => boolean;
  /** Whether the page around has the game wait. */
  readonly isPaused: () => boolean;
  /** Waits for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

type Without<Asked, Key extends string> = Asked extends unknown ? Omit<Asked, Key> : never;

/** What a round is asked for with, before it has its key. */
export type Bet = Without<RoundAsked, 'key'>;

/** One kind of game on the stage. */
export interface Play {
  readonly stage: HTMLElement;
  /** What the next round is asked for with; undefined with a word to the player where there is none yet. */
  readonly bet: () => Bet | string;
  readonly begin: () => void;
  /**
   * Shows a round to its end; of one that the player decided it answers how it ended. It tells the round in the moment
   * in which its result is seen, so that sound, words and balance come with it. Throws GameFault.
   */
  readonly show: (
    round: RoundView,
    tell: (ended: RoundView, balance?: number) => void,
  ) => Promise<PlayedView | undefined>;
  /**
   * Live tables: tells a round that ended unseen in one line, with its net result, or shows it where the table still does;
   * false for a round that is not decided yet.
   */
  readonly missed?: (round: RoundView, net: string) => boolean;
  /** After a round that did not come about. */
  readonly calm: () => void;
  /** Extra rows for the sheet of pays. */
  readonly pays: () => HTMLElement[];
  /** What the balance is now, so that chips beyond it stand back. */
  readonly fit?: (balance: number) => void;
  /** Shows what the game's pot holds. */
  readonly showPot?: (minor: number) => void;
  readonly stake: () => number;
  readonly step: (direction: -1 | 1) => void;
  /** Holds the stake of free rounds; undefined lets the player choose again. */
  readonly hold?: (stake: number | undefined) => void;
  /** What keys do just now, by their codes; they go before those of the table. */
  readonly keys?: () => Readonly<Record<string, () => void>>;
  /** Whether the player has asked for another round while one was under way. */
  readonly wantsMore?: () => boolean;
}
