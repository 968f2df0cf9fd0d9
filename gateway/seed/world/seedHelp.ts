import { cleanHtml } from '../../content/cleanHtml.ts';
import { helpStore } from '../../content/help/helpStore.ts';
import { postStore } from '../../content/help/postStore.ts';
import type { ArticleTexts } from '../../content/schema.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import { seedMoney } from '../content/help/seedMoney.ts';
import { seedPapers } from '../content/help/seedPapers.ts';
import { seedPosts } from '../content/help/seedPosts.ts';
import { seedQuestions } from '../content/help/seedQuestions.ts';
import { seedWords } from '../content/seedWords.ts';
import { brandAmounts } from './brandAmounts.ts';
import type { WorldPlan } from './worldPlan.ts';

const DAY = 86_400_000;

/** The help centre, news and blog of the brand, with sums in its own money. */
export const seedHelp = async ({ tx, tenant, merchant, now }: WorldPlan): Promise<void> => {
  const textsOf = <Words extends ArticleTexts>(texts: Texts<Words>): Texts<Words> =>
    Object.fromEntries(
      Object.entries<Words>(brandAmounts(texts, tenant)).map(([language, words]) => [
        language,
        { ...words, content: cleanHtml(words.content) },
      ]),
    ) as Texts<Words>;
  const help = helpStore(tx);
  for (const [sort, { section, texts }] of [...seedQuestions, ...seedMoney, ...seedPapers].entries())
    await help.add({ merchant, section, sort, texts: textsOf(seedWords('help', texts)) });
  const posts = postStore(tx);
  for (const { kind, slug, art, daysAgo, texts } of seedPosts)
    await posts.add({
      ...{ merchant, kind, slug, image: art, texts: textsOf(seedWords('posts', texts, slug)) },
      publishedAt: new Date(now.getTime() - daysAgo * DAY),
    });
};
