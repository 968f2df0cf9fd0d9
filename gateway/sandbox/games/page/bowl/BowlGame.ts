import type { RoundView } from '../../engine/gameWire.ts';
import type { RoundOutcome } from '../../engine/playRound.ts';
import type { RoadGame } from '../road/roadPanel.ts';
import type { Bet } from '../table.ts';

/** A field of the cloth that takes chips. */
export interface BowlField<Thrown> {
  readonly key: string;
  /** How it is spoken of. */
  readonly name: string;
  /** What stands on it, where that is shorter. */
  readonly short?: string;
  readonly note?: string;
  /** How many red coins are drawn on it. */
  readonly reds?: number;
  /** Throws that it wins with, drawn where it is tall. */
  readonly emblem?: readonly Node[];
  /** Paid besides the stake, in hundredths of it. */
  readonly pays: number;
  /** Return to player in hundredths of a per cent. */
  readonly returned: number;
  readonly wins: (thrown: Thrown) => boolean;
}

/** Chips on a field. */
export interface LaidChip {
  readonly key: string;
  /** Minor units. */
  readonly stake: number;
}

/** What parts one game with a bowl from another. */
export interface BowlGame<Thrown> extends RoadGame<Thrown> {
  /** The two great fields beside the bowl. */
  readonly targets: readonly [BowlField<Thrown>, BowlField<Thrown>];
  /** Smaller fields under the two great ones, one each. */
  readonly besides?: readonly BowlField<Thrown>[];
  /** Further fields, one group of which is seen at a time. */
  readonly groups: readonly {
    readonly name: string;
    readonly className: string;
    readonly fields: readonly BowlField<Thrown>[];
  }[];
  /** What was thrown; undefined for a round of another game, and while nobody is told. */
  readonly thrownIn: (outcome: RoundOutcome) => Thrown | undefined;
  /** The chips that a round was asked for with. */
  readonly laidIn: (request: RoundView['request']) => LaidChip[];
  /** At a live table with the round that they are for. */
  readonly bet: (laid: readonly LaidChip[], round: number | undefined) => Bet;
  /** What lies on the plate. */
  readonly lying: (thrown: Thrown) => SVGElement[];
  /** The same in little, for the line that tells the result. */
  readonly little: (thrown: Thrown) => Node[];
  readonly told: (thrown: Thrown) => string;
}
