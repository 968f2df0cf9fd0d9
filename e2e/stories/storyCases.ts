import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/constants';
import { isBrief } from '../../config/testScope';

export const builtStorybook = join(import.meta.dirname, '../../storybook-static');

const realBrands = ['aurora', 'lotus', 'kickoff'] as const;
/** A grey brand, which shows information carried by colour alone, and a pink brand, which shows hard-coded colours. */
const testBrands = ['wireframe', 'audit'] as const;

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** How a story is shown: brand, screen size, and whether animations run. */
export interface Mode {
  brand: (typeof realBrands)[number] | (typeof testBrands)[number];
  screen: keyof typeof sizes;
  moves?: boolean;
  /** Vietnamese unless given. */
  language?: Language;
}

export interface StoryCase {
  id: string;
  /** Title of the case: `ui/Button: Busy`. */
  name: string;
  mode: Mode;
  /** The story of the previous case in other colours; they are swapped in place, as when a visitor switches brands. */
  recoloured: boolean;
}

/** A story as the built Storybook's index lists it. */
export interface StoryEntry {
  id: string;
  title: string;
  importPath: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

export const sizeOf = ({ screen }: Mode) => sizes[screen];

export const modeKey = ({ brand, screen, moves, language }: Mode) =>
  `${brand}-${screen}${moves ? '-moving' : ''}${language ? `-${language}` : ''}`;

/** The cases that one worker shows in sequence; the first one renders the story afresh. */
type Group = StoryCase[];

const groupsOf = ({ id, title, name, tags = [] }: StoryEntry): Group[] => {
  const has = (tag: string) => tags.includes(tag);
  const made = (mode: Mode, recoloured = false): StoryCase => ({
    id,
    name: `${title}: ${name}`,
    mode,
    recoloured,
  });
  const [first, ...others] = realBrands;
  // A brand also decides the logo, hero and order of a whole screen, so the screen is rendered afresh in each.
  const anew = has('every-brand') ? [...others, ...testBrands] : [];
  const swapped = has('brand-matrix') && !has('every-brand') ? others : [];
  return [
    [
      made({ brand: first, screen: 'desktop', moves: has('motion') }),
      ...swapped.map((brand) => made({ brand, screen: 'desktop', moves: has('motion') }, true)),
    ],
    ...anew.map((brand) => [made({ brand, screen: 'desktop' })]),
    ...(has('phone') ? [[made({ brand: first, screen: 'phone' })]] : []),
  ];
};

const place = ([first]: Group) => (first ? modeKey(first.mode) : '');

/** The cases of a group that CI runs: the first rendering of each story. */
const ofCi = (group: Group): Group =>
  group.filter(({ mode }) => mode.brand === 'aurora' && mode.screen === 'desktop');

/**
 * `stories` are the cases that CI runs, of which `npm test` takes those that `leads` names; `others` are those that
 * only `npm run check:deep` runs.
 */
export type StoryWalk = 'stories' | 'others';

export function builtStories(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The first story of each file: every part is seen once. */
const leads = (stories: readonly StoryEntry[]): StoryEntry[] =>
  stories.filter(({ title }, at) => stories[at - 1]?.title !== title);

/** Ids of the stories of one file, by its title. */
export const idsOf = (title: string): string[] =>
  builtStories()
    .filter((entry) => entry.title === title)
    .map(({ id }) => id);

/**
 * Every story of the built Storybook in every mode that its tags request, grouped by mode so that the page seldom
 * reloads. A retry of a group starts with its first case, because the later cases change that rendering.
 */
export function storyGroups(walk: StoryWalk): Group[] {
  const stories = builtStories();
  return (isBrief ? leads(stories) : stories)
    .flatMap(groupsOf)
    .map((group) => (walk === 'stories' ? ofCi(group) : group))
    .filter((group) => group.length > (walk === 'stories' ? 0 : ofCi(group).length))
    .toSorted((one, other) => place(one).localeCompare(place(other)));
}
