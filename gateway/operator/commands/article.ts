import { helpSections } from '#contract/help';
import { helpStore } from '../../content/help/helpStore.ts';
import type { HelpArticle } from '../../content/help/schema.ts';
import { act, type Command } from '../acts/act.ts';
import { articleInputs, readArticle } from '../acts/articles.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const id = { kind: 'integer', required: true, help: 'id out of the list' } as const;

const line = ({ id: number, section, sort, texts }: HelpArticle) => ({
  id: number,
  section,
  sort,
  title: texts.EN.title,
});

export const article: Command = {
  summary: 'Articles of the help centre, with terms and privacy.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every article in its order.',
      run: async ({ tx, merchant }) => ({
        rows: (await helpStore(tx).list(merchant)).map(line),
        whenEmpty: 'There is no article.',
      }),
    }),
    add: act({
      summary: 'Publishes an article; the title of an answer is its question.',
      options: {
        section: { kind: 'text', choices: helpSections, required: true, help: 'topic it stands in' },
        sort: { kind: 'integer', help: 'place in the topic; 0 unless given' },
        ...articleInputs,
      },
      run: async ({ tx, tenant, merchant }, values) => {
        const { section, sort = 0 } = values;
        const row = await helpStore(tx).add({ merchant, section, sort, texts: readArticle(values, tenant) });
        return { rows: [line(row)], change: { target: String(row.id), before: null, after: row } };
      },
    }),
    write: act({
      summary: 'Writes an article anew.',
      places: { id },
      options: articleInputs,
      run: async ({ tx, tenant, merchant }, values) => {
        const store = helpStore(tx);
        const target = Number(values['id']);
        const before = await store.find(merchant, target);
        const after = await store.change(merchant, target, { texts: readArticle(values, tenant) });
        if (after === undefined) throw new OperatorError(`There is no article ${target}`);
        return { rows: [line(after)], change: { target: String(target), before, after } };
      },
    }),
    remove: act({
      summary: 'Takes an article away for good.',
      final: true,
      places: { id },
      run: async ({ tx, merchant }, { id: target }) => {
        const row = await helpStore(tx).remove(merchant, target);
        if (row === undefined) throw new OperatorError(`There is no article ${target}`);
        return { rows: [line(row)], change: { target: String(target), before: row, after: null } };
      },
    }),
  },
  examples: [
    'article list',
    'article add --section faq --title-en "How do I reset my password?" --content-en "<p>Choose …</p>"',
    'article write 7 --title-en "Terms of use" --content-en "<p>…</p>"',
    'article remove 12',
  ],
};
