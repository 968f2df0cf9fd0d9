import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { feedbackLength, wordsOf } from '#contract/help';
import type { Body } from '#contract/wireTypes';
import { feedbackWords } from '../../brands/settings/feedbackWords.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Caller } from '../../http/policy/caller.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { membersView } from '../../members/members/membersView.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within, type SearchedMember } from '../../platform/database/searching.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { visibleText } from '../../platform/text/visibleText.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { readableCode } from '../../platform/runtime/readableCode.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { feedback, type Feedback } from './schema.ts';

interface Sender {
  readonly merchant: string;
  readonly caller: Caller;
  /** The address that is counted. */
  readonly address: string;
}

const HOUR = 3_600_000;
const AN_HOURS_WORTH = 5;
const MOST_SHOWN = 500;

/** Takes feedback, and lets the operator answer it. */
export const feedbackService = (queries: Queries, runtime: Runtime) => {
  const known = async (id: string): Promise<Feedback | undefined> => {
    const [row] = await queries.select().from(feedback).where(eq(feedback.id, id));
    return row;
  };

  const demandFits = async (merchant: string, content: string): Promise<void> => {
    const words = feedbackWords(await settingService(queries).all(merchant));
    const fits =
      words === null
        ? [...content].length <= feedbackLength
        : wordsOf(content) >= words.least && wordsOf(content) <= words.most;
    if (content === '' || !fits) refuse('invalid_fields', { fields: { content: 'pattern' } });
  };

  const demandFew = async ({ merchant, caller, address }: Sender): Promise<void> => {
    const counter = windowCounter(queries);
    const counted = { merchant, kind: 'feedback', subject: caller?.memberId ?? address };
    if ((await counter.add(counted, HOUR, runtime.now())) <= AN_HOURS_WORTH) return;
    throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, runtime.now()));
  };

  return {
    /**
     * Answers its number; the same feedback sent again gets the same. Refuses `invalid_fields` for what is too long,
     * `not_found` for pictures of others, `too_many_requests`.
     */
    send: async (sender: Sender, { id, type, content, contact, proofIds = [] }: Body<'feedback'>) => {
      const { merchant, caller } = sender;
      const memberId = caller !== undefined && standingOf(caller.type) !== 'trial' ? caller.memberId : null;
      const sent = await known(id);
      if (sent !== undefined) {
        const isOwn = sent.merchant === merchant && sent.memberId === memberId;
        return isOwn ? sent.no : refuse('bad_request');
      }
      const text = visibleText(content);
      await demandFits(merchant, text);
      if (memberId === null && proofIds.length > 0) return refuse('bad_request');
      await demandFew(sender);
      if (memberId !== null)
        await uploadService(queries, runtime).demandOwn({ merchant, memberId }, proofIds);
      const now = runtime.now();
      const day = now.toISOString().slice(2, 10).replaceAll('-', '');
      const no = `F${day}${readableCode(runtime, 6)}`;
      await queries
        .insert(feedback)
        .values({
          ...{ id, merchant, no, memberId, type, content: text, proofIds, createdAt: now },
          contact: contact?.normalize('NFC').trim() || null,
        })
        .onConflictDoNothing({ target: feedback.id });
      return (await known(id))?.no ?? no;
    },

    /** Those that wait, the oldest first, or the last ones that were answered; each with the account of its member. */
    list: (merchant: string, which: 'waiting' | 'all', { account, ...time }: SearchedMember = {}) => {
      const member = membersView(queries);
      return queries
        .select({ row: feedback, account: member.account })
        .from(feedback)
        .leftJoin(member, eq(member.id, feedback.memberId))
        .where(
          and(
            eq(feedback.merchant, merchant),
            which === 'waiting' ? isNull(feedback.answeredAt) : undefined,
            account === undefined
              ? undefined
              : or(holding(member.account, account), holding(feedback.contact, account)),
            within(feedback.createdAt, time),
          ),
        )
        .orderBy(which === 'waiting' ? asc(feedback.createdAt) : desc(feedback.createdAt))
        .limit(MOST_SHOWN);
    },

    /** A member finds the answer in the inbox. Refuses `not_found` for what has one already. */
    answer: async (merchant: string, no: string, answer: string): Promise<Feedback> => {
      const now = runtime.now();
      const [row] = await queries
        .update(feedback)
        .set({ answer, answeredAt: now })
        .where(and(eq(feedback.merchant, merchant), eq(feedback.no, no), isNull(feedback.answeredAt)))
        .returning();
      if (row === undefined) return refuse('not_found');
      const { memberId } = row;
      const params = { no, answer };
      if (memberId !== null)
        await tellMember(queries, runtime, { merchant, memberId, kind: 'feedbackAnswered', params, at: now });
      return row;
    },
  };
};
