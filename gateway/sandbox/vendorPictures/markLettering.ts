import { faceFor, hasGlyph, lettersOf, type Face } from '../../platform/drawing/faces.ts';
import { breakLines, lineHeight } from '../../platform/drawing/lineBreaks.ts';
import { boundsOf, mapPoints, toPath, type Command } from '../../platform/drawing/outline.ts';

/** Lettering of a wordmark. */
export type MarkLettering = 'bold' | 'heavy' | 'light' | 'capitals' | 'round' | 'slab' | 'swift';

interface Style {
  readonly face: Face;
  /** How the name is written. */
  readonly write?: (name: string) => string;
  /** Space added between letters, in units of the em. */
  readonly tracking?: number;
  /** How far the letters lean: sideways by height. */
  readonly slope?: number;
}

const lower = (name: string): string => name.toLocaleLowerCase('vi');
const upper = (name: string): string => name.toLocaleUpperCase('vi');

const styles: Readonly<Record<MarkLettering, Style>> = {
  bold: { face: 'markMedium' },
  heavy: { face: 'markHeavy', write: lower },
  light: { face: 'markLight', write: lower, tracking: 20 },
  capitals: { face: 'markMedium', write: upper, tracking: 110 },
  round: { face: 'markRound' },
  slab: { face: 'bungee', write: upper },
  swift: { face: 'markSwift', write: upper, slope: 0.18 },
};

/** The face of a style if it can write the name, else one that can. */
const faceOf = (name: string, liked: Face): Face | undefined => {
  const face = faceFor(name, liked);
  return lettersOf(name).every((letter) => hasGlyph(face, letter)) ? face : undefined;
};

/** Height of capitals in units of the em: names are centred by it, so that accents do not move them. */
const capital = 700;
/** Size of the letters of a short name, in pixels by unit of the em. */
const mostScale = 0.034;

/**
 * A name as one path within a box, in as many lines as it needs; its left edge is at 0, the middle of its height too.
 * Undefined where no face has its letters.
 */
export const setName = (
  name: string,
  lettering: MarkLettering,
  [maxWidth, maxHeight]: readonly [width: number, height: number],
): string | undefined => {
  const { face: liked, write = String, tracking = 0, slope = 0 } = styles[lettering];
  const written = write(name);
  const face = faceOf(written, liked);
  if (face === undefined) return undefined;
  const lines = breakLines(written, face, maxWidth, maxHeight, tracking);
  const flat = lines.flatMap(({ outline }, at): Command[] =>
    mapPoints(outline, (x, y) => [x - y * slope, y + at * lineHeight(face)]),
  );
  const { left, top, right, bottom } = boundsOf(flat);
  const middle = ((lines.length - 1) * lineHeight(face) - capital) / 2;
  const reach = Math.max(middle - top, bottom - middle);
  const scale = Math.min(maxWidth / (right - left), maxHeight / 2 / reach, mostScale);
  return toPath(mapPoints(flat, (x, y) => [(x - left) * scale, (y - middle) * scale]));
};
