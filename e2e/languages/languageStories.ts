import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#contract/constants';
import { builtStorybook } from '../stories/storyCases';

export interface LanguageStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly language: Language;
  /** No phone ever shows the part. */
  readonly desktopOnly: boolean;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

/** Parts with words; those of `ui/` have only the words that they are given. A story that names its language has that one. */
const hasWords = ({ importPath, name }: IndexEntry) =>
  /\/stories\/(?:features|screens)\//.test(importPath) && !/English|InEnglish/.test(name);

/** Whole screens that `npm test` shows in each language: 12 by 5 make 60. */
const CHOSEN = 12;

/**
 * Every story with words in every language; or the chosen ones, in the languages that the other walks do not show.
 * Stories of one language follow each other, so that the page seldom reloads.
 */
export const languageStories = (walk: 'chosen' | 'every'): LanguageStory[] => {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && hasWords(entry));
  const onPhones = stories.filter(
    ({ importPath, tags = [] }) => importPath.includes('/screens/') && tags.includes('phone'),
  );
  // The first of each screen.
  const whole = onPhones.filter(({ title }, at) => onPhones.findIndex((one) => one.title === title) === at);
  const chosen = walk === 'every' ? stories : whole.slice(0, CHOSEN);
  return languages
    .filter((language) => walk === 'every' || language !== 'VI')
    .flatMap((language) =>
      chosen.map(({ id, title, name, tags = [] }) => ({
        ...{ id, title, name, language },
        desktopOnly: tags.includes('desktop'),
      })),
    );
};
