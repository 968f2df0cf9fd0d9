import { sql } from 'drizzle-orm';
import { asRows } from '../../members/uploads/asRows.ts';
import type { NamedUploads } from '../../members/uploads/uploadSweep.ts';
import { promotionEntries } from './schema.ts';

/** Which pictures an application of their own member names. */
export const applicationProofsAmong: NamedUploads = async (queries, pictures) => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select picture.id from ${asRows(pictures)}
    where exists (
      select from ${promotionEntries} entry
      where entry.merchant = picture.merchant
        and entry.member_id = picture.member_id
        and entry.proof_ids @> jsonb_build_array(picture.id::text)
    )`);
  return rows.map(({ id }) => id);
};
