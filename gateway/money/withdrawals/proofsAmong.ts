import { sql } from 'drizzle-orm';
import { asRows } from '../../members/uploads/asRows.ts';
import type { NamedUploads } from '../../members/uploads/uploadSweep.ts';
import { withdrawals } from './schema.ts';

/** Which pictures a withdrawal of their own member names as a proof. */
export const proofsAmong: NamedUploads = async (queries, pictures) => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select picture.id from ${asRows(pictures)}
    where exists (
      select from ${withdrawals} withdrawal
      where withdrawal.merchant = picture.merchant
        and withdrawal.member_id = picture.member_id
        and withdrawal.proof_ids @> jsonb_build_array(picture.id::text)
    )`);
  return rows.map(({ id }) => id);
};
