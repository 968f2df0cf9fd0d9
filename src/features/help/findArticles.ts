import { htmlText } from '#contract/isBoundedHtml';
import { wordsIn } from '#contract/wordsIn';
import type { HelpTopic } from '@/data/resources/useHelp';
import { foldText } from '@/domain/foldText';

/** The topics with the articles that have every word of a search, in any spelling of diacritics. */
export const findArticles = (topics: readonly HelpTopic[], search: string): HelpTopic[] => {
  const words = wordsIn(search).map(foldText);
  if (words.length === 0) return [...topics];
  return topics
    .map(({ id, articles }) => ({
      id,
      articles: articles.filter(({ title, content }) => {
        const text = foldText(`${title} ${htmlText(content)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
};
