import { feedbackService } from '../../content/feedback/feedbackService.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const rowsOf = async ({ tx, runtime, merchant }: ActContext, which: 'waiting' | 'all') =>
  (await feedbackService(tx, runtime).list(merchant, which)).map(({ row, account }) => ({
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
      run: async (context) => ({
        rows: await rowsOf(context, 'waiting'),
        whenEmpty: 'Nothing waits for an answer.',
        uncut: true,
      }),
    }),
    all: act({
      summary: 'The last feedback with its answers.',
      run: async (context) => ({
        rows: await rowsOf(context, 'all'),
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
