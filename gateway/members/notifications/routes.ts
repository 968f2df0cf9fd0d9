import type { Player } from '../../http/policy/caller.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { countUnread } from './countUnread.ts';
import { notificationService } from './notificationService.ts';

export const notificationsModule = ({ database: { queries } }: Parts) => {
  const service = notificationService(queries);
  /** What is left unread; other pages of the member hear of it. */
  const left = async (caller: Player) => {
    const { merchant, memberId } = caller;
    await announce(queries, { topic: 'unread', merchant, memberId });
    return { count: await countUnread(queries, merchant, memberId) };
  };
  return {
    unreadCount: async ({ caller: { memberId }, merchant }) => ({
      count: await countUnread(queries, merchant, memberId),
    }),
    messages: ({ caller, query }) => service.page(caller, query),
    readMessage: async ({ caller, body, now }) => {
      await service.markRead(caller, body.id, now);
      return left(caller);
    },
    deleteMessage: async ({ caller, query, now }) => {
      await service.remove(caller, query.id, now);
      return left(caller);
    },
  } satisfies Handlers;
};
