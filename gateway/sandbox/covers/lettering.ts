import type { Face } from '../../platform/drawing/faces.ts';
import { breakLines, lineHeight } from '../../platform/drawing/lineBreaks.ts';
import {
  boundsOf,
  densify,
  mapPoints,
  toPath,
  type Bounds,
  type Command,
} from '../../platform/drawing/outline.ts';
import { warps, type Warp } from './warps.ts';

export type Lettering = {
  /** A path a line, about the middle of the block. */
  lines: string[];
  /** Of the bare outlines, in the same coordinates. */
  bounds: Bounds;
  /** Size of the letters against those of a short title, at most 1: outline and depth go with it. */
  weight: number;
};

type Wanted = { title: string; face: Face; warp: Warp; maxWidth: number; maxHeight: number };

/** A short line grows to the width of the block, as on a poster, but not beyond this. */
const mostGrowth = 1.38;
const mostLetter = 74;

const middleOf = ({ left, top, right, bottom }: Bounds) => [(left + right) / 2, (top + bottom) / 2] as const;

function fit(outline: Command[], bounds: Bounds, scale: number): Command[] {
  const [middleX, middleY] = middleOf(bounds);
  return mapPoints(outline, (x, y) => [(x - middleX) * scale, (y - middleY) * scale]);
}

/** The title as bent outlines that fill the box and never leave it. */
export function letter({ title, face, warp, maxWidth, maxHeight }: Wanted): Lettering {
  const lines = breakLines(title, face, maxWidth, maxHeight);
  const widest = Math.max(...lines.map((line) => line.width));
  const grown = lines.map((line) => ({
    ...line,
    growth: lines.length > 1 ? Math.min(mostGrowth, widest / line.width) : 1,
  }));

  let baseline = 0;
  const set = grown.map(({ outline, width, growth }, at) => {
    if (at > 0) baseline += lineHeight(face) * growth;
    return mapPoints(outline, (x, y) => [(x - width / 2) * growth, y * growth + baseline]);
  });

  const flat = boundsOf(set.flat());
  const halfWidth = (flat.right - flat.left) / 2;
  const halfHeight = (flat.bottom - flat.top) / 2;
  const bent = set.map((outline) =>
    mapPoints(densify(fit(outline, flat, 1)), (x, y) => warps[warp](x, y, halfWidth, halfHeight)),
  );

  const box = boundsOf(bent.flat());
  const scale = Math.min(
    maxWidth / (box.right - box.left),
    maxHeight / (box.bottom - box.top),
    mostLetter / lineHeight(face),
  );
  const placed = bent.map((outline) => fit(outline, box, scale));
  return {
    lines: placed.map(toPath),
    bounds: boundsOf(placed.flat()),
    weight: Math.min(
      1,
      Math.max(0.5, (scale * lineHeight(face) * Math.min(...grown.map(({ growth }) => growth))) / 46),
    ),
  };
}
