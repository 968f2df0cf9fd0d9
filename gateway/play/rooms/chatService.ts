import { and, asc, desc, eq, gt, isNull, lt, max, sql } from 'drizzle-orm';
import { roomLimits } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { membersView } from '../../members/members/membersView.ts';
import { visibleText } from '../../platform/text/visibleText.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { hasLink } from './hasLink.ts';
import { hasRefusedWord } from './refusedWords.ts';
import { roomModeration } from './roomModeration.ts';
import { roomWords } from './schema.ts';

type Word = Value<'liveChat'>['list'][number];
type RoomWord = typeof roomWords.$inferSelect;

interface SaidBy {
  readonly word: RoomWord;
  readonly nickname: string;
  readonly account: string;
}

interface Said {
  readonly roomId: string;
  readonly text: string;
  readonly clientKey: string | undefined;
}

const KEPT = 24 * 3_600_000;
const WINDOW = 20_000;
const MOST_IN_WINDOW = 5;

/** One line of text, whatever was typed. */
const lineOf = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ');

const toWord = ({ word, nickname, account }: SaidBy, { memberId }: Pick<Player, 'memberId'>): Word => ({
  id: word.id,
  no: word.no,
  from: maskName(nickname || account),
  isOwn: word.memberId === memberId,
  text: word.text,
  saidAt: word.saidAt.toISOString(),
});

/** The talk of live tables. */
export const chatService = (queries: Queries) => {
  const said = (merchant: string, roomId: string, since: number) => {
    const member = membersView(queries);
    return queries
      .select({ word: roomWords, nickname: member.nickname, account: member.account })
      .from(roomWords)
      .innerJoin(member, eq(member.id, roomWords.memberId))
      .where(
        and(
          eq(roomWords.merchant, merchant),
          eq(roomWords.roomId, roomId),
          isNull(roomWords.hiddenAt),
          gt(roomWords.no, since),
        ),
      );
  };
  const isKept = async (memberId: string, clientKey: string): Promise<boolean> =>
    (await queries.$count(
      roomWords,
      and(eq(roomWords.memberId, memberId), eq(roomWords.clientKey, clientKey)),
    )) > 0;
  return {
    toWord,

    /**
     * In a transaction. The room is locked meanwhile, so that its numbers grow in the order in which its words can be
     * read; a key is kept once, however often it is sent. Refuses `bad_request` for nothing, `muted`, `chat_link`, `chat_insult`, and `too_many_requests` for who says too much.
     */
    say: async (
      runtime: Pick<Runtime, 'newId' | 'now'>,
      { merchant, memberId }: Player,
      { roomId, text: typed, clientKey }: Said,
      now: Date,
    ): Promise<void> => {
      if (clientKey !== undefined && (await isKept(memberId, clientKey))) return;
      const text = lineOf(typed);
      if (text === '') return refuse('bad_request');
      const moderation = roomModeration(queries, runtime);
      const mutedUntil = await moderation.mutedUntil({ merchant, memberId });
      if (mutedUntil !== undefined) return refuse('muted');
      // Before the waiting times: a message that is refused may be corrected at once.
      if (hasLink(text)) return refuse('chat_link');
      if (hasRefusedWord(text, await moderation.words(merchant))) return refuse('chat_insult');
      const slow = (await moderation.slowSeconds(merchant, roomId)) * 1_000;
      const slowed = { merchant, kind: `slow ${roomId}`, subject: memberId };
      const counter = windowCounter(queries);
      if (slow > 0 && (await counter.add(slowed, slow, now)) > 1)
        throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(slowed, now));
      const counted = { merchant, kind: 'roomWord', subject: memberId };
      if ((await windowCounter(queries).add(counted, WINDOW, now)) > MOST_IN_WINDOW)
        return refuse('too_many_requests');
      await queries.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`room ${merchant} ${roomId}`}, 0))`,
      );
      await queries
        .insert(roomWords)
        .values({ id: runtime.newId(), merchant, memberId, roomId, text, clientKey, saidAt: now })
        .onConflictDoNothing({ target: [roomWords.memberId, roomWords.clientKey] });
      await announce(queries, { topic: 'room', merchant, roomId, hidden: false });
    },

    /** The last words of a room, the newest last; names are masked for everybody. */
    latest: async (reader: Player, roomId: string): Promise<Word[]> => {
      const shown = said(reader.merchant, roomId, 0).orderBy(desc(roomWords.no));
      const rows = await shown.limit(roomLimits.chatShown);
      return rows.reverse().map((row) => toWord(row, reader));
    },

    /** Words after a number, in their order. */
    since: (merchant: string, roomId: string, no: number, most: number): Promise<SaidBy[]> =>
      said(merchant, roomId, no).orderBy(asc(roomWords.no)).limit(most),

    lastNo: async (merchant: string, roomId: string): Promise<number> => {
      const [row] = await queries
        .select({ no: max(roomWords.no) })
        .from(roomWords)
        .where(and(eq(roomWords.merchant, merchant), eq(roomWords.roomId, roomId)));
      return row?.no ?? 0;
    },

    sweep: async (now: Date): Promise<void> => {
      await queries.delete(roomWords).where(lt(roomWords.saidAt, new Date(now.getTime() - KEPT)));
    },
  };
};
