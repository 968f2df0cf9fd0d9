import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { deskLimits, type DeskList } from '#contract/desk';
import type { DeskBody } from '#contract/deskTypes';
import { lockMember } from '../../members/members/lockMember.ts';
import { membersView } from '../../members/members/membersView.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { chatService } from './chatService.ts';
import { supportChats, supportMessages, type SupportChat } from './schema.ts';

/** Somebody of the staff at the desk. */
export interface DeskPerson {
  readonly merchant: string;
  readonly id: string;
  readonly shownName: string;
  readonly isLead: boolean;
}

const ownMessages = sql`${supportMessages} message
  WHERE message.chat_id = ${supportChats.id} AND message.staff IS NULL AND message.read_at IS NULL`;

/** Chats as the desk has them: each is taken by one of the staff. What writes runs in the caller's transaction. */
export const deskChats = (
  queries: Queries,
  runtime: Runtime,
  { merchant, id, shownName, isLead }: DeskPerson,
) => {
  const isOpen = isNull(supportChats.closedAt);
  const which: Readonly<Record<DeskList, SQL | undefined>> = {
    waiting: and(isOpen, isNull(supportChats.takenBy)),
    mine: and(isOpen, eq(supportChats.takenBy, id)),
    others: and(isOpen, isNotNull(supportChats.takenBy), ne(supportChats.takenBy, id)),
    closed: and(isNotNull(supportChats.closedAt), isLead ? undefined : eq(supportChats.takenBy, id)),
  };

  const select = (where: SQL | undefined) => {
    const member = membersView(queries);
    return queries
      .select({
        chat: supportChats,
        member: {
          id: member.id,
          account: member.account,
          nickname: member.nickname,
          level: member.vipLevel,
        },
        unread: sql<number>`(SELECT count(*)::int FROM ${ownMessages})`,
        waitsSince: sql<Date | null>`(SELECT min(message.created_at) FROM ${ownMessages})`.mapWith(
          supportChats.openedAt,
        ),
      })
      .from(supportChats)
      .innerJoin(member, eq(member.id, supportChats.memberId))
      .where(and(eq(supportChats.merchant, merchant), where));
  };

  const byId = async (chatId: string) => {
    const [found] = await select(eq(supportChats.id, chatId));
    return found ?? refuse('not_found');
  };

  /** Refuses `not_found` for a chat that is over, `forbidden` for one that somebody else has. */
  const own = async (chatId: string): Promise<SupportChat> => {
    const { chat } = await byId(chatId);
    if (chat.closedAt !== null) return refuse('not_found');
    return chat.takenBy === id ? chat : refuse('forbidden');
  };

  /** The same, and nobody changes it before the transaction ends. */
  const ownLocked = async (chatId: string): Promise<SupportChat> => {
    const { chat } = await byId(chatId);
    await lockMember(queries, chat);
    return own(chatId);
  };

  const tell = ({ memberId }: SupportChat): Promise<void> =>
    announce(queries, { topic: 'support', merchant, memberId });

  const change = async (chatId: string, set: Partial<SupportChat>, where?: SQL): Promise<SupportChat> => {
    const [row] = await queries
      .update(supportChats)
      .set(set)
      .where(and(eq(supportChats.id, chatId), eq(supportChats.merchant, merchant), isOpen, where))
      .returning();
    if (row === undefined) return refuse('already_claimed');
    await tell(row);
    return row;
  };

  return {
    list: (list: DeskList) =>
      list === 'others' && !isLead
        ? refuse('forbidden')
        : select(which[list])
            .orderBy(list === 'closed' ? desc(supportChats.closedAt) : asc(supportChats.openedAt))
            .limit(deskLimits.chats),

    /** A chat that waits, or is one's own; a lead sees all. Refuses `not_found`, `forbidden`. */
    chat: async (chatId: string) => {
      const found = await byId(chatId);
      const { takenBy, memberId, closedAt } = found.chat;
      if (takenBy !== null && takenBy !== id && !isLead) return refuse('forbidden');
      const { list } = await chatService(queries, runtime).view({ merchant, memberId });
      // What was said later, maybe to somebody else, is no part of a chat that is over.
      const isPart = ({ at }: (typeof list)[number]) => closedAt === null || new Date(at) <= closedAt;
      return { ...found, list: list.filter(isPart) };
    },

    /** The member of a chat, for its owner and for a lead. Refuses `not_found`, `forbidden`. */
    memberOf: async (chatId: string): Promise<{ merchant: string; memberId: string }> => {
      const { memberId } = isLead ? (await byId(chatId)).chat : await own(chatId);
      return { merchant, memberId };
    },

    /** A picture of a chat that one may see. Refuses `not_found`. */
    picture: async (pictureId: string) => {
      const sees = isLead ? undefined : or(isNull(supportChats.takenBy), eq(supportChats.takenBy, id));
      // As in a chat: what was said later is no part of one that is over.
      const isPart = or(isOpen, lte(supportMessages.createdAt, supportChats.closedAt));
      const [seen] = await queries
        .select({ id: supportMessages.id })
        .from(supportMessages)
        .innerJoin(supportChats, eq(supportChats.memberId, supportMessages.memberId))
        .where(
          and(eq(supportMessages.merchant, merchant), eq(supportMessages.pictureId, pictureId), sees, isPart),
        )
        .limit(1);
      const found = seen && (await uploadService(queries, runtime).read(merchant, pictureId));
      return found ?? refuse('not_found');
    },

    /** One of all who try at once gets it. Refuses `already_claimed`. */
    take: (chatId: string) =>
      change(chatId, { takenBy: id, takenName: shownName }, isNull(supportChats.takenBy)),

    /** Keeps an answer once, however often it is sent. Refuses `forbidden` for a chat of somebody else. */
    say: async ({ id: chatId, text, clientKey, pictureId }: DeskBody<'say'>): Promise<number> => {
      const { memberId } = await ownLocked(chatId);
      const owner = { merchant, memberId };
      return chatService(queries, runtime).answer(owner, shownName, text, {
        clientKey,
        pictureId,
        staffId: id,
      });
    },

    /** Keeps a picture for an answer; it is read only once the chat is known to be one's own. Refuses as `say` does. */
    keepPicture: async (chatId: string, read: () => Promise<Buffer>): Promise<string> => {
      const { memberId } = await own(chatId);
      const owner = { merchant, memberId, staffId: id };
      return uploadService(queries, runtime).keep(owner, read, runtime.now());
    },

    /** To a colleague; a lead hands over what others have as well. */
    handOver: async (chatId: string, to: Pick<DeskPerson, 'id' | 'shownName'>): Promise<SupportChat> => {
      const own = isLead ? undefined : eq(supportChats.takenBy, id);
      return change(chatId, { takenBy: to.id, takenName: to.shownName }, own);
    },

    close: async (chatId: string): Promise<SupportChat> => {
      const chat = await ownLocked(chatId);
      await chatService(queries, runtime).close({ merchant, memberId: chat.memberId });
      return chat;
    },

    /** Whether the chat is open and one's own. */
    isOwn: async (memberId: string): Promise<boolean> =>
      (await queries.$count(
        supportChats,
        and(eq(supportChats.merchant, merchant), eq(supportChats.memberId, memberId), which.mine),
      )) === 1,
  };
};
