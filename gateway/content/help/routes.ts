import type { Language } from '#contract/constants';
import { helpSections, wordsOf } from '#contract/help';
import type { Value } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { heldTogether } from '../amounts.ts';
import { helpStore } from './helpStore.ts';
import { postStore } from './postStore.ts';
import type { Post } from './schema.ts';

/** So many words are read in a minute. */
const WORDS_A_MINUTE = 200;

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');

const toPost = (
  { slug, kind, image, publishedAt, texts }: Post,
  language: Language,
): Value<'posts'>['list'][number] & { content: string } => {
  const words = heldTogether(wordsIn(texts, language));
  return {
    ...{ slug, kind, image, ...words },
    publishedAt: publishedAt.toISOString(),
    minutes: Math.max(1, Math.ceil(wordsOf(withoutTags(words.content)) / WORDS_A_MINUTE)),
  };
};

export const helpModule = ({ database: { queries } }: Parts) =>
  ({
    helpCenter: async ({ merchant, query: { lang } }) => {
      const rows = await helpStore(queries).list(merchant);
      const articlesOf = (section: (typeof helpSections)[number]) =>
        rows
          .filter((row) => row.section === section)
          .map(({ id, texts }) => ({ id, ...heldTogether(wordsIn(texts, lang)) }));
      return {
        sections: helpSections
          .map((id) => ({ id, articles: articlesOf(id) }))
          .filter(({ articles }) => articles.length > 0),
      };
    },

    posts: async ({ merchant, query: { kind, language, ...asked }, now }) => {
      const page = pageOf(asked);
      const { rows, total } = await postStore(queries).published(merchant, kind, now, page);
      return {
        list: rows.map((row) => {
          const { content: _content, ...post } = toPost(row, language);
          return post;
        }),
        ...page.facts(total),
      };
    },

    post: async ({ merchant, query: { slug, language }, now }) =>
      toPost((await postStore(queries).find(merchant, slug, now)) ?? refuse('not_found'), language),
  }) satisfies Handlers;
