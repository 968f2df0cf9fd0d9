import sharp from 'sharp';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';

const SIDE = 720;

const painting = boundedQueue({ atOnce: 1, waiting: 24 });

/** A small copy of a picture that the gateway keeps, as a `data:` address. Refuses `try_again` while too many wait. */
export const smallPicture = (picture: Buffer): Promise<string> =>
  painting.run(async () => {
    const small = await sharp(picture)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  });
