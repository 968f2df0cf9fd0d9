import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { members } from '../members/schema.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Images of members as the gateway has written them anew; never as they came. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    merchant: merchantColumn(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** Who of the staff sent it to the member; null of the member's own. */
    staffId: uuid(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.memberId, table.createdAt), index().on(table.createdAt)],
);
