import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { uploads } from './schema.ts';

const DAY = 24 * 3_600_000;
/** For so long a member may still name a picture in an order. */
const KEPT = 30 * DAY;
/** For so long sweeps look at a picture once its time is over. What is left by then is a proof, or no sweep ran for a week. */
const LOOKED_AT = 7 * DAY;

export type UploadRef = Pick<typeof uploads.$inferSelect, 'id' | 'merchant' | 'memberId'>;

/** Which of the pictures are a proof of something that their member has ordered, by their ids. */
export type NamedUploads = (queries: Queries, pictures: readonly UploadRef[]) => Promise<readonly string[]>;

/** Deletes pictures that no order names. What an order names is a proof and stays with it. */
export const sweepUploads = async (
  queries: Queries,
  now: Date,
  namedBy: readonly NamedUploads[],
): Promise<void> => {
  const before = new Date(now.getTime() - KEPT);
  const since = new Date(before.getTime() - LOOKED_AT);
  const old = await queries
    .select({ id: uploads.id, merchant: uploads.merchant, memberId: uploads.memberId })
    .from(uploads)
    .where(and(gte(uploads.createdAt, since), lt(uploads.createdAt, before)));
  if (old.length === 0) return;
  const named = new Set((await Promise.all(namedBy.map((ask) => ask(queries, old)))).flat());
  const loose = old.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  if (loose.length > 0) await queries.delete(uploads).where(inArray(uploads.id, loose));
};
