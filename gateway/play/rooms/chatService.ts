import { and, desc, eq, lt } from 'drizzle-orm';
import { roomLimits } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { membersView } from '../../members/members/membersView.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { roomWords } from './schema.ts';

type Word = Value<'liveChat'>['list'][number];

const KEPT = 24 * 3_600_000;
const WINDOW = 20_000;
const MOST_IN_WINDOW = 5;

/** One line of text, whatever was typed. */
const lineOf = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

export const chatService = (queries: Queries, runtime: Pick<Runtime, 'newId'>) => ({
  /** Refuses `bad_request` for nothing, `too_many_requests` for who says too much. */
  say: async ({ merchant, memberId }: Player, roomId: string, said: string, now: Date): Promise<void> => {
    const text = lineOf(said);
    if (text === '') return refuse('bad_request');
    const counted = { merchant, kind: 'roomWord', subject: memberId };
    if ((await windowCounter(queries).add(counted, WINDOW, now)) > MOST_IN_WINDOW)
      return refuse('too_many_requests');
    await queries
      .insert(roomWords)
      .values({ id: runtime.newId(), merchant, memberId, roomId, text, saidAt: now });
  },

  /** The last words of a room, the newest last; names are masked for everybody. */
  latest: async ({ merchant, memberId }: Player, roomId: string): Promise<Word[]> => {
    const member = membersView(queries);
    const rows = await queries
      .select({ word: roomWords, nickname: member.nickname, account: member.account })
      .from(roomWords)
      .innerJoin(member, eq(member.id, roomWords.memberId))
      .where(and(eq(roomWords.merchant, merchant), eq(roomWords.roomId, roomId)))
      .orderBy(desc(roomWords.saidAt), desc(roomWords.id))
      .limit(roomLimits.chatShown);
    return rows.reverse().map(({ word, nickname, account }) => ({
      id: word.id,
      from: maskName(nickname || account),
      isOwn: word.memberId === memberId,
      text: word.text,
      saidAt: word.saidAt.toISOString(),
    }));
  },

  sweep: async (now: Date): Promise<void> => {
    await queries.delete(roomWords).where(lt(roomWords.saidAt, new Date(now.getTime() - KEPT)));
  },
});
