import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { kindsOfCategory } from '#contract/messageFacts';
import type { Query, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { notifications } from './schema.ts';

const LARGEST_PAGE = 50;

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const ownedBy = ({ merchant, memberId }: Owner) =>
  and(
    eq(notifications.merchant, merchant),
    eq(notifications.memberId, memberId),
    isNull(notifications.deletedAt),
  );

/** A member's messages (MEM-11). What is somebody else's is as if it were not there. */
export const notificationService = (queries: Queries) => ({
  /** The last first. Refuses `bad_request` for a page out of bounds. */
  page: async (
    owner: Owner,
    { category, pageNo, pageSize }: Query<'messages'>,
  ): Promise<Value<'messages'>> => {
    const pageNum = Number(pageNo);
    const size = Number(pageSize);
    if (pageNum < 1 || size < 1 || size > LARGEST_PAGE) return refuse('bad_request');
    const wanted = and(
      ownedBy(owner),
      category === undefined ? undefined : inArray(notifications.kind, kindsOfCategory(category)),
    );
    const [counted] = await queries.select({ total: count() }).from(notifications).where(wanted);
    const rows = await queries
      .select()
      .from(notifications)
      .where(wanted)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .offset((pageNum - 1) * size)
      .limit(size);
    const total = counted?.total ?? 0;
    return {
      list: rows.map(({ id, kind, params, createdAt, readAt }) => ({
        id,
        kind,
        params,
        at: createdAt.toISOString(),
        read: readAt !== null,
      })),
      pageNum,
      totalPages: Math.ceil(total / size),
      total,
    };
  },

  /** One message or `all`; what has been read stays read. */
  markRead: async (owner: Owner, id: string, now: Date): Promise<void> => {
    const one = id === 'all' ? undefined : eq(notifications.id, id);
    await queries
      .update(notifications)
      .set({ readAt: now })
      .where(and(ownedBy(owner), isNull(notifications.readAt), one));
  },

  /** One message, or every one that has been `read`. */
  remove: async (owner: Owner, id: string, now: Date): Promise<void> => {
    const which = id === 'read' ? isNotNull(notifications.readAt) : eq(notifications.id, id);
    await queries
      .update(notifications)
      .set({ deletedAt: now })
      .where(and(ownedBy(owner), which));
  },
});
