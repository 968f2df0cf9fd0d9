import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { holding, within, type SearchedMember } from '../../platform/database/searching.ts';
import { membersView } from '../../members/members/membersView.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { visibleText } from '../../platform/text/visibleText.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { hoursStore } from './hoursStore.ts';
import { nextOpening } from './nextOpening.ts';
import { supportChats, supportMessages, type SupportChat, type SupportMessage } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** Where and in which language a member writes. */
interface ChatPlace {
  readonly timeZone: string;
  readonly language: string;
}

/** What an answer of the staff has beside its text. */
interface Answered {
  /** By which it is kept once. */
  readonly clientKey?: string;
  /** A picture that this person has sent for the chat; the text then names it. */
  readonly pictureId?: string;
  readonly staffId?: string;
}

const MOST_SHOWN = 200;
const MINUTE = 60_000;
const A_MINUTES_WORTH = 20;

const toMessage = (row: SupportMessage): Value<'supportChat'>['list'][number] => ({
  id: row.id,
  from: row.staff === null ? 'member' : 'staff',
  name: row.staff,
  text: row.text,
  at: row.createdAt.toISOString(),
  pictureId: row.pictureId,
  // A key of the staff's is theirs.
  clientKey: row.staff === null ? row.clientKey : null,
  readAt: row.readAt?.toISOString() ?? null,
});

const stateOf = (chat: SupportChat | undefined): Value<'supportChat'>['state'] => {
  if (chat === undefined) return 'none';
  if (chat.closedAt !== null) return 'closed';
  return chat.answeredAt === null ? 'waiting' : 'answered';
};

/** Chats of members with support. What writes runs in the caller's transaction. */
export const chatService = (queries: Queries, runtime: Runtime) => {
  const ofMember = ({ merchant, memberId }: Owner) =>
    and(eq(supportMessages.merchant, merchant), eq(supportMessages.memberId, memberId));

  const last = async ({ merchant, memberId }: Owner): Promise<SupportChat | undefined> => {
    const [chat] = await queries
      .select()
      .from(supportChats)
      .where(and(eq(supportChats.merchant, merchant), eq(supportChats.memberId, memberId)))
      .orderBy(desc(supportChats.openedAt), desc(supportChats.id))
      .limit(1);
    return chat;
  };

  const opensAt = async (merchant: string, timeZone: string): Promise<Date | null> =>
    nextOpening(await hoursStore(queries).read(merchant), runtime.now(), timeZone);

  const openOne = async (owner: Owner, { timeZone, language }: ChatPlace): Promise<SupportChat> => {
    const chat = await last(owner);
    if (chat !== undefined && chat.closedAt === null) return chat;
    const { merchant, memberId } = owner;
    const [made] = await queries
      .insert(supportChats)
      .values({
        ...{ id: runtime.newId(), merchant, memberId, openedAt: runtime.now(), language },
        outside: (await opensAt(merchant, timeZone)) !== null,
      })
      .returning();
    if (made === undefined) throw new Error('The chat just written is gone');
    return made;
  };

  const tell = (owner: Owner): Promise<void> =>
    announce(queries, { topic: 'support', merchant: owner.merchant, memberId: owner.memberId });

  const write = async (
    { merchant, memberId }: Owner,
    chat: SupportChat,
    message: Pick<SupportMessage, 'text' | 'staff'> & Partial<SupportMessage>,
  ): Promise<number> => {
    const [row] = await queries
      .insert(supportMessages)
      .values({ merchant, memberId, chatId: chat.id, ...message, createdAt: runtime.now() })
      .returning({ id: supportMessages.id });
    if (row === undefined) throw new Error('The message just written is gone');
    await tell({ merchant, memberId });
    return row.id;
  };

  /** Marks what the other side wrote, up to a message, as read. */
  const markRead = async (owner: Owner, byStaff: boolean, id: number): Promise<void> => {
    const { rowCount } = await queries
      .update(supportMessages)
      .set({ readAt: runtime.now() })
      .where(
        and(
          ofMember(owner),
          lte(supportMessages.id, id),
          isNull(supportMessages.readAt),
          byStaff ? isNull(supportMessages.staff) : isNotNull(supportMessages.staff),
        ),
      );
    if (rowCount !== 0) await tell(owner);
  };

  const byKey = async (owner: Owner, clientKey: string): Promise<number | undefined> => {
    const [row] = await queries
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(and(ofMember(owner), eq(supportMessages.clientKey, clientKey)));
    return row?.id;
  };

  const placeOf = async ({ merchant, openedAt }: SupportChat): Promise<number> => {
    const [row] = await queries
      .select({ before: count() })
      .from(supportChats)
      .where(
        and(
          eq(supportChats.merchant, merchant),
          isNull(supportChats.closedAt),
          isNull(supportChats.answeredAt),
          lt(supportChats.openedAt, openedAt),
        ),
      );
    return (row?.before ?? 0) + 1;
  };

  return {
    /** The time zone is that of the hours; without one nothing is said of them. */
    view: async (owner: Owner, timeZone?: string): Promise<Value<'supportChat'>> => {
      const chat = await last(owner);
      const state = stateOf(chat);
      const rows = await queries
        .select()
        .from(supportMessages)
        .where(ofMember(owner))
        .orderBy(desc(supportMessages.id))
        .limit(MOST_SHOWN);
      return {
        state,
        by: chat?.closedAt === null ? chat.takenName : null,
        place: state === 'waiting' && chat ? await placeOf(chat) : null,
        stars: chat?.stars ?? null,
        opensAt:
          timeZone === undefined ? null : ((await opensAt(owner.merchant, timeZone))?.toISOString() ?? null),
        list: rows.map(toMessage).toReversed(),
      };
    },

    /** Keeps a member's message once, however often it is sent; a closed chat is followed by a new one. */
    say: async (
      owner: Owner,
      { clientKey, text, pictureId = null }: Body<'supportSay'>,
      place: ChatPlace,
    ): Promise<number> => {
      const said = visibleText(text);
      if (said === '') return refuse('invalid_fields', { fields: { text: 'pattern' } });
      await lockMember(queries, owner);
      const known = await byKey(owner, clientKey);
      if (known !== undefined) return known;
      const counter = windowCounter(queries);
      const counted = { merchant: owner.merchant, kind: 'support chat', subject: owner.memberId };
      const now = runtime.now();
      if ((await counter.add(counted, MINUTE, now)) > A_MINUTES_WORTH)
        throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
      if (pictureId !== null) await uploadService(queries, runtime).demandOwn(owner, [pictureId]);
      const chat = await openOne(owner, place);
      return write(owner, chat, { text: said, staff: null, clientKey, pictureId });
    },

    /** A small copy of a picture of the member's chat. Refuses `not_found`. */
    picture: async (owner: Owner, id: string): Promise<string> => {
      if (
        (await queries.$count(supportMessages, and(ofMember(owner), eq(supportMessages.pictureId, id)))) === 0
      )
        return refuse('not_found');
      return uploadService(queries, runtime).smallCopy(owner.merchant, id);
    },

    /** Answers that the member has not seen. */
    unread: (owner: Owner): Promise<number> =>
      queries.$count(
        supportMessages,
        and(ofMember(owner), isNotNull(supportMessages.staff), isNull(supportMessages.readAt)),
      ),

    read: (owner: Owner, id: number): Promise<void> => markRead(owner, false, id),

    /** Refuses `bad_request` for a chat that is not closed. */
    rate: async (owner: Owner, stars: number): Promise<void> => {
      const chat = await last(owner);
      if (chat === undefined || chat.closedAt === null) return refuse('bad_request');
      await queries.update(supportChats).set({ stars }).where(eq(supportChats.id, chat.id));
      await tell(owner);
    },

    /**
     * Staff answers, which says that what came before was read; an answer with a key is kept once. Who wrote while
     * nobody was there finds it in the inbox as well. Refuses `not_found` without an open chat, `invalid_fields` for
     * what is no text.
     */
    answer: async (
      owner: Owner,
      staff: string,
      said: string,
      { clientKey, pictureId, staffId }: Answered = {},
    ): Promise<number> => {
      const text = visibleText(said);
      if (text === '') return refuse('invalid_fields', { fields: { text: 'pattern' } });
      await lockMember(queries, owner);
      const known = clientKey === undefined ? undefined : await byKey(owner, clientKey);
      if (known !== undefined) return known;
      const chat = await last(owner);
      if (chat === undefined || chat.closedAt !== null) return refuse('not_found');
      if (pictureId !== undefined)
        await uploadService(queries, runtime).demandOwn({ ...owner, staffId }, [pictureId]);
      const [newest] = await queries
        .select({ id: max(supportMessages.id) })
        .from(supportMessages)
        .where(ofMember(owner));
      await markRead(owner, true, newest?.id ?? 0);
      const at = runtime.now();
      if (chat.answeredAt === null)
        await queries.update(supportChats).set({ answeredAt: at }).where(eq(supportChats.id, chat.id));
      if (chat.outside)
        await tellMember(queries, runtime, {
          ...owner,
          kind: 'supportAnswered',
          params: { name: staff, text },
          at,
        });
      return write(owner, chat, { text, staff, clientKey, pictureId });
    },

    /** Refuses `not_found` without an open chat. */
    close: async (owner: Owner): Promise<void> => {
      await lockMember(queries, owner);
      const chat = await last(owner);
      if (chat === undefined || chat.closedAt !== null) return refuse('not_found');
      await queries.update(supportChats).set({ closedAt: runtime.now() }).where(eq(supportChats.id, chat.id));
      await tell(owner);
    },

    /** Chats that are open, those without an answer first, each with the account of its member. */
    open: (merchant: string, { account, ...time }: SearchedMember = {}) => {
      const member = membersView(queries);
      return queries
        .select({
          chat: supportChats,
          account: member.account,
          unread: sql<number>`(SELECT count(*)::int FROM ${supportMessages} message
            WHERE message.chat_id = ${supportChats.id} AND message.staff IS NULL AND message.read_at IS NULL)`,
        })
        .from(supportChats)
        .innerJoin(member, eq(member.id, supportChats.memberId))
        .where(
          and(
            eq(supportChats.merchant, merchant),
            isNull(supportChats.closedAt),
            holding(member.account, account),
            within(supportChats.openedAt, time),
          ),
        )
        .orderBy(sql`${supportChats.answeredAt} IS NOT NULL`, asc(supportChats.openedAt))
        .limit(MOST_SHOWN);
    },
  };
};
