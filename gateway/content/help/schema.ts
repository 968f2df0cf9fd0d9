import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { helpSections, postKinds } from '#contract/help';
import type { Texts } from '../../brands/languages/texts.ts';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import type { ArticleTexts } from '../schema.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Articles of the help centre; a question is the title of its answer. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: id(),
    merchant: merchantColumn(),
    section: text({ enum: helpSections }).notNull(),
    texts: jsonb().$type<Texts<ArticleTexts>>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.merchant, table.sort)],
);

/** `content` is HTML, cleaned before it is written. */
export interface PostTexts extends ArticleTexts {
  readonly lead: string;
}

/** News and blog. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    merchant: merchantColumn(),
    kind: text({ enum: postKinds }).notNull(),
    /** Its name in the address. */
    slug: text().notNull(),
    texts: jsonb().$type<Texts<PostTexts>>().notNull(),
    image: text().notNull(),
    publishedAt: instantColumn().notNull(),
    /** Not shown from then on; null stays. */
    endsAt: instantColumn(),
  },
  (table) => [
    unique('posts_slug').on(table.merchant, table.slug),
    index().on(table.merchant, table.kind, table.publishedAt),
  ],
);

export type HelpArticle = typeof helpArticles.$inferSelect;
export type Post = typeof posts.$inferSelect;
