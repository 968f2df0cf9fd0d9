import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxMessages } from './schema.ts';

export const countUnread = (queries: Queries, merchant: string, memberId: string): Promise<number> =>
  queries.$count(
    inboxMessages,
    and(
      eq(inboxMessages.merchant, merchant),
      eq(inboxMessages.memberId, memberId),
      isNull(inboxMessages.readAt),
      isNull(inboxMessages.deletedAt),
    ),
  );
