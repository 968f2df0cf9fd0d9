import sharp from 'sharp';
import type { CoverWidth } from '#contract/coverWidths';
import { canvas } from '../art/canvas.ts';
import type { CoverGame } from './coverPlan.ts';
import { coverSvg } from './coverSvg.ts';

const basicDensity = 72;

/** A game's cover as WebP, about 9 kB at 220. */
export const drawCover = async (game: CoverGame, width: CoverWidth): Promise<Buffer> =>
  sharp(Buffer.from(await coverSvg(game)), { density: (basicDensity * width) / canvas.width })
    .resize(width)
    .webp({ quality: 55, effort: 4 })
    .toBuffer();
