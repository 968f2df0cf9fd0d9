import { noticeStore, type NoticeRow } from '../../content/noticeStore.ts';
import { act, type Command } from '../acts/act.ts';
import { articleInputs, readArticle, readWindow, windowInputs, momentsOf } from '../acts/articles.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const line = ({ id, kind, audience, texts, publishedAt, endsAt }: NoticeRow) => ({
  id,
  kind,
  audience,
  title: texts.EN.title,
  from: publishedAt.toISOString(),
  until: endsAt?.toISOString() ?? null,
});

export const notice: Command = {
  summary: 'Notices of the notice bar and the notice page.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every notice, the newest first.',
      run: async ({ tx, merchant }) => {
        const rows = await noticeStore(tx).list(merchant);
        return { rows: rows.map(line) };
      },
    }),
    add: act({
      summary: 'Publishes a notice.',
      options: {
        ...windowInputs,
        kind: {
          kind: 'text',
          choices: ['maintenance', 'promotion', 'payment', 'general'],
          help: 'general unless given',
        },
        audience: {
          kind: 'text',
          choices: ['all', 'agents'],
          help: 'agents: shown in the agent centre alone; all unless given',
        },
        ...articleInputs,
      },
      run: async ({ tx, tenant, merchant, now }, values) => {
        const row = await noticeStore(tx).add({
          merchant,
          kind: values.kind ?? 'general',
          audience: values.audience ?? 'all',
          texts: readArticle(values, tenant),
          ...readWindow(values, now),
        });
        return {
          rows: [line(row)],
          change: { target: String(row.id), before: null, after: row },
          moments: momentsOf(row),
        };
      },
    }),
    remove: act({
      summary: 'Takes a notice away for good.',
      final: true,
      places: { id: { kind: 'integer', required: true, help: 'id out of the list' } },
      run: async ({ tx, merchant }, { id }) => {
        const row = await noticeStore(tx).remove(merchant, id);
        if (row === undefined) throw new OperatorError(`There is no notice ${id}`);
        return { rows: [line(row)], change: { target: String(id), before: row, after: null } };
      },
    }),
  },
  examples: [
    'notice add --kind payment --title-vi "Bảo trì ngân hàng" --title-en "Bank maintenance" --content-en "<p>Until 23:00.</p>"',
    'notice add --audience agents --title-en "New rates" --content-en "<p>From Monday.</p>"',
    'notice list',
    'notice remove 12',
  ],
};
