import { isBoundedHtml } from '#contract/isBoundedHtml';
import { postKinds, slugPattern } from '#contract/help';
import { cleanHtml } from '../../content/cleanHtml.ts';
import { postStore } from '../../content/help/postStore.ts';
import type { Post, PostTexts } from '../../content/help/schema.ts';
import { safeAddress } from '../../content/safeAddress.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import { act, type Command } from '../acts/act.ts';
import { readWindow, windowInputs } from '../acts/articles.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readTexts, wordInputs } from '../acts/wordInputs.ts';

const fields = {
  title: { help: 'title, plain text', longest: 120 },
  lead: { help: 'one or two sentences below it', longest: 240 },
  content: { help: 'text, HTML of the allow-list', longest: 16_384 },
};

const slugShape = new RegExp(slugPattern);

const line = ({ slug, kind, texts, publishedAt, endsAt }: Post) => ({
  slug,
  kind,
  title: texts.EN.title,
  from: publishedAt.toISOString(),
  until: endsAt?.toISOString() ?? null,
});

const readPostTexts = (values: Readonly<Record<string, unknown>>): Texts<PostTexts> => {
  const texts = readTexts(values, fields, 'title');
  const cleaned = Object.entries(texts).map(([language, { title, lead, content }]) => {
    if (!isBoundedHtml(content)) throw new OperatorError('content has to be plain HTML, every tag closed');
    return [
      language,
      { title: title.normalize('NFC'), lead: lead.normalize('NFC'), content: cleanHtml(content) },
    ];
  });
  return Object.fromEntries(cleaned) as Texts<PostTexts>;
};

export const post: Command = {
  summary: 'News and blog posts.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every post, the newest first.',
      run: async ({ tx, merchant }) => ({
        rows: (await postStore(tx).all(merchant)).map(line),
        whenEmpty: 'There is no post.',
      }),
    }),
    add: act({
      summary: 'Publishes a post; with --from it comes later.',
      places: { slug: { kind: 'text', required: true, help: 'its name in the address' } },
      options: {
        kind: { kind: 'text', choices: postKinds, required: true, help: 'page it stands on' },
        image: { kind: 'text', help: 'path or https address of the picture' },
        ...windowInputs,
        ...wordInputs(fields),
      },
      run: async ({ tx, merchant, now }, values) => {
        const { slug, kind, image = '/art/scenes/friends' } = values;
        if (!slugShape.test(slug))
          throw new OperatorError(`"${slug}" is no slug: small letters, digits and -`);
        if (!safeAddress(image))
          throw new OperatorError('image has to be a path of ours or an https address');
        const row = await postStore(tx).add({
          ...{ merchant, slug, kind, image },
          texts: readPostTexts(values),
          ...readWindow(values, now),
        });
        if (row === undefined) throw new OperatorError(`There is a post ${slug} already`);
        return { rows: [line(row)], change: { target: slug, before: null, after: row } };
      },
    }),
    remove: act({
      summary: 'Takes a post away for good.',
      final: true,
      places: { slug: { kind: 'text', required: true, help: 'out of the list' } },
      run: async ({ tx, merchant }, { slug }) => {
        const row = await postStore(tx).remove(merchant, slug);
        if (row === undefined) throw new OperatorError(`There is no post ${slug}`);
        return { rows: [line(row)], change: { target: slug, before: row, after: null } };
      },
    }),
  },
  examples: [
    'post list',
    'post add new-lottery --kind news --title-en "A new lottery" --lead-en "From Monday." --content-en "<p>…</p>"',
    'post remove new-lottery',
  ],
};
