import { sql } from 'drizzle-orm';
import { asRows } from '../../members/uploads/asRows.ts';
import type { NamedUploads } from '../../members/uploads/uploadSweep.ts';
import { supportMessages } from './schema.ts';

/** Which pictures belong to a message of their own member. */
export const chatPicturesAmong: NamedUploads = async (queries, pictures) => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select picture.id from ${asRows(pictures)}
    where exists (
      select from ${supportMessages} message
      where message.member_id = picture.member_id and message.picture_id = picture.id
    )`);
  return rows.map(({ id }) => id);
};
