import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { notifications } from './schema.ts';

export const countUnread = (queries: Queries, merchant: string, memberId: string): Promise<number> =>
  queries.$count(
    notifications,
    and(
      eq(notifications.merchant, merchant),
      eq(notifications.memberId, memberId),
      isNull(notifications.readAt),
      isNull(notifications.deletedAt),
    ),
  );
