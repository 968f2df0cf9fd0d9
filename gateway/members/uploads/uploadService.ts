import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rewritePicture } from './rewritePicture.ts';
import { smallPicture } from './smallPicture.ts';
import { uploads } from './schema.ts';

interface Owner extends Pick<Player, 'merchant' | 'memberId'> {
  /** Who of the staff sends it to the member. */
  readonly staffId?: string;
}

const A_DAY = 24 * 60 * 60_000;
const A_DAYS_WORTH = 30;
/** Somebody of the staff answers many members. */
const A_DAYS_WORTH_OF_STAFF = 300;

const readUpload = async (queries: Queries, merchant: string, id: string) => {
  const [row] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.merchant, merchant), eq(uploads.id, id)));
  return row;
};

/** Pictures that members send as proof, and staff in a chat (security row 31). */
export const uploadService = (queries: Queries, runtime: Pick<Runtime, 'newId'>) => ({
  /**
   * Keeps a PNG or JPEG, which is read only once it is known that the member may send it. Refuses
   * `unsupported_media_type`, `too_many_requests`.
   */
  keep: async (owner: Owner, read: () => Promise<Buffer>, now: Date): Promise<string> => {
    const { merchant, memberId, staffId } = owner;
    const [counted, most] =
      staffId === undefined
        ? ([{ merchant, kind: 'uploads', subject: memberId }, A_DAYS_WORTH] as const)
        : ([{ merchant, kind: 'staff uploads', subject: staffId }, A_DAYS_WORTH_OF_STAFF] as const);
    const counter = windowCounter(queries);
    if ((await counter.add(counted, A_DAY, now)) > most) {
      throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
    }
    const picture = await rewritePicture(await read());
    const id = runtime.newId();
    await queries.insert(uploads).values({ id, merchant, memberId, staffId, ...picture, createdAt: now });
    return id;
  },

  /** Refuses `not_found` unless the owner has sent every one of them: a picture of the staff's is no member's proof. */
  demandOwn: async ({ merchant, memberId, staffId }: Owner, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const own = and(
      eq(uploads.merchant, merchant),
      eq(uploads.memberId, memberId),
      staffId === undefined ? isNull(uploads.staffId) : eq(uploads.staffId, staffId),
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
