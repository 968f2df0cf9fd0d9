import { sql } from 'drizzle-orm';
import { asRows } from '../../members/uploads/asRows.ts';
import type { NamedUploads } from '../../members/uploads/uploadSweep.ts';
import { deposits } from './schema.ts';

/** Which pictures a deposit of their own member names as its receipt. */
export const receiptsAmong: NamedUploads = async (queries, pictures) => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select picture.id from ${asRows(pictures)}
    where exists (
      select from ${deposits} deposit
      where deposit.merchant = picture.merchant
        and deposit.member_id = picture.member_id
        and deposit.receipt_id = picture.id
    )`);
  return rows.map(({ id }) => id);
};
