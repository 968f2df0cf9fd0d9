import sharp from 'sharp';
import { canvas } from './canvas.ts';
import type { CoverGame } from './coverPlan.ts';
import { coverSvg } from './coverSvg.ts';

/** Widths in pixels that a cover is served in; the site asks for what it shows. */
export const coverWidths = [96, 220, 330, 440] as const;
export type CoverWidth = (typeof coverWidths)[number];

const basicDensity = 72;

/** A game's cover as WebP, about 9 kB at 220. */
export const drawCover = async (game: CoverGame, width: CoverWidth): Promise<Buffer> =>
  sharp(Buffer.from(await coverSvg(game)), { density: (basicDensity * width) / canvas.width })
    .resize(width)
    .webp({ quality: 60, effort: 4 })
    .toBuffer();
