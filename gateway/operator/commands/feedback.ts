import { feedbackService } from '../../content/feedback/feedbackService.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { refusedAct } from '../acts/refusedAct.ts';
import { timeSearch } from '../acts/searchInputs.ts';
import type { SearchedMember } from '../../platform/database/searching.ts';

const search = {
  account: { kind: 'text', help: 'part of the account, or of a visitor’s contact' },
  ...timeSearch,
} as const;

const rowsOf = async (
  { tx, runtime, merchant }: ActContext,
  which: 'waiting' | 'all',
  wanted: SearchedMember,
) =>
  (await feedbackService(tx, runtime).list(merchant, which, wanted)).map(({ row, account }) => ({
    no: row.no,
    from: account ?? row.contact ?? 'a visitor',
    type: row.type,
    content: row.content,
    pictures: row.proofIds.join(' '),
    since: row.createdAt.toISOString(),
    answer: row.answer,
  }));

export const feedback: Command = {
  summary: 'What members and visitors have written.',
  acts: {
    list: act({
      summary: 'What waits for an answer, the oldest first.',
      options: search,
      run: async (context, wanted) => ({
        rows: await rowsOf(context, 'waiting', wanted),
        whenEmpty: 'Nothing waits for an answer.',
        uncut: true,
      }),
    }),
    all: act({
      summary: 'The last feedback with its answers.',
      options: search,
      run: async (context, wanted) => ({
        rows: await rowsOf(context, 'all', wanted),
        whenEmpty: 'There is no feedback.',
        uncut: true,
      }),
    }),
    answer: act({
      summary: 'Answers: a member finds it in the inbox; a visitor is answered at the contact.',
      places: { no: { kind: 'text', required: true, help: 'number out of the list' } },
      options: { text: { kind: 'text', required: true, longest: 1_000, help: 'the answer' } },
      run: ({ tx, runtime, merchant }, { no, text }) =>
        refusedAct(`${no} does not wait`, async () => {
          const row = await feedbackService(tx, runtime).answer(merchant, no, text);
          return {
            rows: [{ no, contact: row.contact, answer: text }],
            change: { target: no, before: null, after: { answer: text } },
          };
        }),
    }),
  },
  examples: ['feedback list', 'feedback answer F261126ABCDEF --text "Thank you. It is mended."'],
};
