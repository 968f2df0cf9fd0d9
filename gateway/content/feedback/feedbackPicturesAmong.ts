import { sql } from 'drizzle-orm';
import { asRows } from '../../members/uploads/asRows.ts';
import type { NamedUploads } from '../../members/uploads/uploadSweep.ts';
import { feedback } from './schema.ts';

/** Which pictures belong to feedback of their own member. */
export const feedbackPicturesAmong: NamedUploads = async (queries, pictures) => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select picture.id from ${asRows(pictures)}
    where exists (
      select from ${feedback} told
      where told.member_id = picture.member_id
        and told.proof_ids @> jsonb_build_array(picture.id::text)
    )`);
  return rows.map(({ id }) => id);
};
