import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Banner, Notice, Popup } from '#contract/wireTypes';
import { instantColumn, merchantColumn } from '../platform/database/columns.ts';
import type { Texts } from '../brands/languages/texts.ts';

export type BannerTexts = Pick<Banner, 'eyebrow' | 'title' | 'highlight' | 'lead' | 'action' | 'condition'>;
/** `content` is HTML, cleaned before it is written. */
export type ArticleTexts = Pick<Notice, 'title' | 'content'>;
export type PopupTexts = Pick<Popup, 'title' | 'content' | 'condition'>;

export const noticeAudiences = ['all', 'agents'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const window = {
  publishedAt: instantColumn().notNull(),
  /** Not shown from then on; null stays. */
  endsAt: instantColumn(),
};

export const banners = pgTable(
  'banners',
  {
    id: id(),
    merchant: merchantColumn(),
    groupName: text().$type<Banner['groupName']>().notNull(),
    url: text().notNull(),
    linkageType: text().$type<Banner['linkageType']>().notNull(),
    link: text().notNull(),
    texts: jsonb().$type<Texts<BannerTexts>>().notNull(),
    sort: integer().notNull(),
    ...window,
  },
  (table) => [index().on(table.merchant, table.groupName, table.sort)],
);

export const notices = pgTable(
  'notices',
  {
    id: id(),
    merchant: merchantColumn(),
    kind: text().$type<Notice['kind']>().notNull(),
    /** Whom it is for: everybody, or agents alone. */
    audience: text({ enum: noticeAudiences }).notNull().default('all'),
    texts: jsonb().$type<Texts<ArticleTexts>>().notNull(),
    ...window,
  },
  (table) => [index().on(table.merchant, table.publishedAt)],
);

export const popups = pgTable(
  'popups',
  {
    id: id(),
    merchant: merchantColumn(),
    promotionType: text().$type<Popup['promotionType']>().notNull(),
    execution: text().$type<Popup['execution']>().notNull(),
    images: jsonb().$type<Popup['announcementImages']>().notNull(),
    texts: jsonb().$type<Texts<PopupTexts>>().notNull(),
    ...window,
  },
  (table) => [index().on(table.merchant, table.publishedAt)],
);
