import { and, eq, inArray } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rewritePicture } from './rewritePicture.ts';
import { smallPicture } from './smallPicture.ts';
import { uploads } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const A_DAY = 24 * 60 * 60_000;
const A_DAYS_WORTH = 30;

const readUpload = async (queries: Queries, merchant: string, id: string) => {
  const [row] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.merchant, merchant), eq(uploads.id, id)));
  return row;
};

/** Pictures that members send as proof (security row 31). */
export const uploadService = (queries: Queries, runtime: Pick<Runtime, 'newId'>) => ({
  /**
   * Keeps a PNG or JPEG, which is read only once it is known that the member may send it. Refuses
   * `unsupported_media_type`, `too_many_requests`.
   */
  keep: async ({ merchant, memberId }: Owner, read: () => Promise<Buffer>, now: Date): Promise<string> => {
    const counted = { merchant, kind: 'uploads', subject: memberId };
    const counter = windowCounter(queries);
    if ((await counter.add(counted, A_DAY, now)) > A_DAYS_WORTH) {
      throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
    }
    const picture = await rewritePicture(await read());
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

  /** A small copy as a `data:` address, for pages that cannot load it with their session. Refuses `not_found`. */
  smallCopy: async (merchant: string, id: string): Promise<string> => {
    const row = await readUpload(queries, merchant, id);
    return row === undefined ? refuse('not_found') : smallPicture(row.bytes);
  },

  /** For the operator. */
  read: (merchant: string, id: string) => readUpload(queries, merchant, id),
});
