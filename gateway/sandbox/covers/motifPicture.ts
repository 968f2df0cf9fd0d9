import { join } from 'node:path';
import sharp from 'sharp';
import type { Motif } from '../art/motifs.ts';

export interface Picture {
  /** PNG as a data address: the rasteriser reads no files on its own. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

const loaded = new Map<Motif, Promise<Picture>>();

const load = async (motif: Motif): Promise<Picture> => {
  const { data, info } = await sharp(join(import.meta.dirname, '..', 'art', 'motifs', `${motif}.webp`))
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return {
    href: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
};

export const motifPicture = (motif: Motif): Promise<Picture> => {
  const known = loaded.get(motif);
  if (known !== undefined) return known;
  const picture = load(motif);
  loaded.set(motif, picture);
  // A failure is not kept: the next cover asks again.
  picture.catch(() => loaded.delete(motif));
  return picture;
};
