import type { HelpSection } from '#contract/help';
import type { Texts } from '../../../brands/languages/texts.ts';
import type { ArticleTexts } from '../../../content/schema.ts';

export interface SeedArticle {
  readonly section: HelpSection;
  readonly texts: Texts<ArticleTexts>;
}
