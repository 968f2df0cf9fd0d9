import { random, type Random } from '../../platform/runtime/random.ts';
import { canvas } from '../art/canvas.ts';
import { faceFor, type Face } from '../../platform/drawing/faces.ts';
import { layoutsFor, type LayoutName } from './layouts.ts';
import { letter, type Lettering } from './lettering.ts';
import { motifFacts, type Motif } from '../art/motifs.ts';
import { themes, type CoverTheme } from '../art/themes.ts';
import { warpNames } from './warps.ts';

/** What a cover is of. */
export interface CoverGame {
  /** The seed: the same code draws the same cover on every machine. */
  readonly gameCode: string;
  readonly title: string;
  readonly theme: CoverTheme;
  readonly motif: Motif;
}

export interface CoverPlan {
  readonly layout: LayoutName;
  readonly face: Face;
  readonly friends: readonly Motif[];
  readonly lettering: Lettering;
  /** Middle of the lettering on the canvas. */
  readonly titleAt: { readonly x: number; readonly y: number };
  /** What is left of the seed, for everything that flies about. */
  readonly chance: Random;
}

/** Outline and depth reach so far beyond the bare letters. */
export const letteringReach = 9;

const titleBox = { width: 286, short: 92, long: 116, longFrom: 16, middle: 362 } as const;

/** A Chinese letter is as wide as two Latin ones. */
const HAN_WIDTH = 2;

/** Everything that is decided before anything is drawn; cheap, so that ten thousand can be checked. */
export const coverPlan = ({ gameCode, title, theme, motif }: CoverGame): CoverPlan => {
  const chance = random(gameCode);
  const { friends = [] } = motifFacts(motif);
  const layout = chance.pick(layoutsFor(friends.length));
  const warp = chance.pick(warpNames);
  const face = faceFor(title, chance.pick<Face>(themes[theme].faces));
  const length = face === 'han' ? title.length * HAN_WIDTH : title.length;
  const maxHeight = length < titleBox.longFrom ? titleBox.short : titleBox.long;
  return {
    layout,
    face,
    friends,
    lettering: letter({ title, face, warp, maxWidth: titleBox.width, maxHeight }),
    titleAt: { x: canvas.width / 2, y: titleBox.middle },
    chance,
  };
};
