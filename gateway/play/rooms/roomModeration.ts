import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { holding, within, type SearchedMember } from '../../platform/database/searching.ts';
import { membersView } from '../../members/members/membersView.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { filteredWords, roomMutes, roomReports, roomRules, roomWords } from './schema.ts';

const HOUR = 3_600_000;
const REPORTS_OF_AN_HOUR = 10;
const MOST_SHOWN = 200;

/** What keeps the talk of rooms decent. What writes runs in the caller's transaction. */
export const roomModeration = (queries: Queries, runtime: Pick<Runtime, 'now' | 'newId'>) => {
  const hide = async (merchant: string, wordId: string): Promise<void> => {
    const [row] = await queries
      .update(roomWords)
      .set({ hiddenAt: runtime.now() })
      .where(and(eq(roomWords.merchant, merchant), eq(roomWords.id, wordId)))
      .returning();
    if (row !== undefined)
      await announce(queries, { topic: 'room', merchant, roomId: row.roomId, hidden: true });
  };

  return {
    hide,

    /** Seconds that a member waits between two words of a room; 0 for none. */
    slowSeconds: async (merchant: string, roomId: string): Promise<number> => {
      const [row] = await queries
        .select()
        .from(roomRules)
        .where(and(eq(roomRules.merchant, merchant), eq(roomRules.roomId, roomId)));
      return row?.slowSeconds ?? 0;
    },
    rules: (merchant: string) =>
      queries.select().from(roomRules).where(eq(roomRules.merchant, merchant)).orderBy(asc(roomRules.roomId)),
    setSlow: async (merchant: string, roomId: string, slowSeconds: number): Promise<void> => {
      const target = [roomRules.merchant, roomRules.roomId];
      await queries
        .insert(roomRules)
        .values({ merchant, roomId, slowSeconds })
        .onConflictDoUpdate({ target, set: { slowSeconds } });
    },

    /** Until when a member says nothing in rooms; undefined for one who may. */
    mutedUntil: async ({ merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>) => {
      const [row] = await queries
        .select({ until: roomMutes.until })
        .from(roomMutes)
        .where(
          and(
            eq(roomMutes.merchant, merchant),
            eq(roomMutes.memberId, memberId),
            gt(roomMutes.until, runtime.now()),
          ),
        );
      return row?.until;
    },
    mute: async (merchant: string, memberId: string, until: Date): Promise<void> => {
      await queries
        .insert(roomMutes)
        .values({ merchant, memberId, until })
        .onConflictDoUpdate({ target: roomMutes.memberId, set: { until } });
    },
    unmute: async (merchant: string, memberId: string): Promise<void> => {
      await queries
        .delete(roomMutes)
        .where(and(eq(roomMutes.merchant, merchant), eq(roomMutes.memberId, memberId)));
    },

    /** Keeps a report of somebody else's word once. Refuses `not_found`, `too_many_requests`. */
    report: async ({ merchant, memberId }: Player, wordId: string): Promise<void> => {
      const [word] = await queries
        .select()
        .from(roomWords)
        .where(and(eq(roomWords.merchant, merchant), eq(roomWords.id, wordId)));
      if (word === undefined || word.memberId === memberId) return refuse('not_found');
      const counted = { merchant, kind: 'room report', subject: memberId };
      if ((await windowCounter(queries).add(counted, HOUR, runtime.now())) > REPORTS_OF_AN_HOUR)
        return refuse('too_many_requests');
      const { roomId, text } = word;
      await queries
        .insert(roomReports)
        .values({
          ...{ id: runtime.newId(), merchant, wordId, roomId, text, memberId: word.memberId },
          ...{ reportedBy: memberId, reportedAt: runtime.now() },
        })
        .onConflictDoNothing();
    },
    /** Those that nobody has settled, the oldest first, each with the account of who said it. */
    reports: (merchant: string, { account, ...time }: SearchedMember = {}) => {
      const member = membersView(queries);
      return queries
        .select({ row: roomReports, account: member.account })
        .from(roomReports)
        .innerJoin(member, eq(member.id, roomReports.memberId))
        .where(
          and(
            eq(roomReports.merchant, merchant),
            isNull(roomReports.settledAt),
            holding(member.account, account),
            within(roomReports.reportedAt, time),
          ),
        )
        .orderBy(asc(roomReports.reportedAt))
        .limit(MOST_SHOWN);
    },
    /** All reports of the same word with it; hidden, the word is shown to nobody. Refuses `not_found`. */
    settle: async (merchant: string, id: string, isHidden: boolean) => {
      const [report] = await queries
        .select()
        .from(roomReports)
        .where(
          and(eq(roomReports.merchant, merchant), eq(roomReports.id, id), isNull(roomReports.settledAt)),
        );
      if (report === undefined) return refuse('not_found');
      await queries
        .update(roomReports)
        .set({ settledAt: runtime.now() })
        .where(and(eq(roomReports.merchant, merchant), eq(roomReports.wordId, report.wordId)));
      if (isHidden) await hide(merchant, report.wordId);
      return report;
    },

    words: async (merchant: string): Promise<string[]> => {
      const rows = await queries
        .select({ word: filteredWords.word })
        .from(filteredWords)
        .where(eq(filteredWords.merchant, merchant))
        .orderBy(asc(filteredWords.word));
      return rows.map(({ word }) => word);
    },
    addWord: async (merchant: string, word: string): Promise<void> => {
      await queries.insert(filteredWords).values({ merchant, word }).onConflictDoNothing();
    },
    removeWord: async (merchant: string, word: string): Promise<boolean> => {
      const gone = await queries
        .delete(filteredWords)
        .where(and(eq(filteredWords.merchant, merchant), eq(filteredWords.word, word)))
        .returning();
      return gone.length > 0;
    },
  };
};
