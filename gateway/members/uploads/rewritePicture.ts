import sharp from 'sharp';
import { refuse } from '../../platform/refusal/refusal.ts';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';

const LARGEST_SIDE = 2_400;
/** A picture of a few bytes can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000;

/** One unpacked picture takes up to 160 MB. */
const painting = boundedQueue({ atOnce: 1, waiting: 24 });

const starts = [
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

const typeOf = (image: Buffer) =>
  starts.find(({ bytes }) => image.subarray(0, bytes.length).equals(bytes))?.type;

/**
 * Unpacks a PNG or JPEG and writes it anew: whatever else the file held, active content too, stays behind. Refuses
 * `unsupported_media_type`, and `try_again` while too many wait.
 */
export const rewritePicture = async (image: Buffer) => {
  const type = typeOf(image);
  if (type === undefined) return refuse('unsupported_media_type');
  const picture = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const encoded = type === 'image/png' ? picture.png() : picture.jpeg({ quality: 85 });
  return painting.run(async () => {
    try {
      return { type, bytes: await encoded.toBuffer() };
    } catch {
      return refuse('unsupported_media_type');
    }
  });
};
