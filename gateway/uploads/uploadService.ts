import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import { windowCounter } from '../limits/windowCounts.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { uploads } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const LARGEST_SIDE = 2_400;
/** A picture of a few bytes can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000;
const A_DAY = 24 * 60 * 60_000;
const A_DAYS_WORTH = 30;

const starts = [
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

const typeOf = (image: Buffer) =>
  starts.find(({ bytes }) => image.subarray(0, bytes.length).equals(bytes))?.type;

/** Unpacks the picture and writes it anew: whatever else the file held, active content too, stays behind. */
const rewrite = async (image: Buffer) => {
  const type = typeOf(image);
  if (type === undefined) return refuse('unsupported_media_type');
  const picture = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const encoded = type === 'image/png' ? picture.png() : picture.jpeg({ quality: 85 });
  try {
    return { type, bytes: await encoded.toBuffer() };
  } catch {
    return refuse('unsupported_media_type');
  }
};

/** Pictures that members send as proof (security row 31). */
export const uploadService = (queries: Queries, runtime: Pick<Runtime, 'newId'>) => ({
  /** Takes base64 of a PNG or JPEG. Refuses `unsupported_media_type`, `too_many_requests`. */
  keep: async ({ merchant, memberId }: Owner, image: string, now: Date): Promise<string> => {
    const counted = { merchant, kind: 'uploads', subject: memberId };
    if ((await windowCounter(queries).add(counted, A_DAY, now)) > A_DAYS_WORTH) {
      throw new Refusal('too_many_requests', undefined, 3_600);
    }
    const picture = await rewrite(Buffer.from(image, 'base64'));
    const id = runtime.newId();
    await queries.insert(uploads).values({ id, merchant, memberId, ...picture, createdAt: now });
    return id;
  },

  /** Refuses `not_found` unless every one of them is the member's. */
  demandOwn: async ({ merchant, memberId }: Owner, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const own = and(
      eq(uploads.merchant, merchant),
      eq(uploads.memberId, memberId),
      inArray(uploads.id, [...ids]),
    );
    if ((await queries.$count(uploads, own)) !== new Set(ids).size) refuse('not_found');
  },

  /** For the operator. */
  read: async (merchant: string, id: string) => {
    const [row] = await queries
      .select()
      .from(uploads)
      .where(and(eq(uploads.merchant, merchant), eq(uploads.id, id)));
    return row;
  },
});
