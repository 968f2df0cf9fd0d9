import { sql, type SQL } from 'drizzle-orm';
import type { UploadRef } from './uploadSweep.ts';

/** Pictures as rows `picture (id, merchant, member_id)` of a query, so that orders are found by the index of their member. */
export const asRows = (pictures: readonly UploadRef[]): SQL => sql`unnest(
  ${sql.param(pictures.map(({ id }) => id))}::uuid[],
  ${sql.param(pictures.map(({ merchant }) => merchant))}::text[],
  ${sql.param(pictures.map(({ memberId }) => memberId))}::uuid[]
) as picture (id, merchant, member_id)`;
