import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const builtStorybook = join(import.meta.dirname, '../../storybook-static');

const realBrands = ['aurora', 'lotus', 'kickoff'] as const;
/** Grey and pink: they show what is held by colour alone, and what has a colour of its own. */
const testBrands = ['wireframe', 'audit'] as const;
/** One dark, one light: a change of a component shows in both, and two are few enough to look at. */
const picturedBrands: readonly string[] = ['aurora', 'lotus'];

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** How a story is shown: in which brand, on which screen, and whether things may move by themselves. */
export interface Mode {
  brand: (typeof realBrands)[number] | (typeof testBrands)[number];
  screen: keyof typeof sizes;
  moves?: boolean;
}

export interface StoryCase {
  id: string;
  /** `ui/Button: Busy` */
  name: string;
  mode: Mode;
  /** Compared with a stored picture. */
  pictured: boolean;
  /** The story of the case before in other colours: they are swapped under it, as a brand switch of the site does. */
  recoloured: boolean;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

export const sizeOf = ({ screen }: Mode) => sizes[screen];

export const modeKey = ({ brand, screen, moves }: Mode) => `${brand}-${screen}${moves ? '-moving' : ''}`;

/** What one worker shows in one go; the first case is a story shown anew. */
type Group = StoryCase[];

const groupsOf = ({ id, title, name, tags = [] }: IndexEntry): Group[] => {
  const has = (tag: string) => tags.includes(tag);
  const made = (mode: Mode, recoloured = false): StoryCase => ({
    id,
    name: `${title}: ${name}`,
    mode,
    pictured: has('picture') && picturedBrands.includes(mode.brand),
    recoloured,
  });
  const [first, ...others] = realBrands;
  // A whole screen has its brand's logo, hero and order too: it is shown anew in each.
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

/** What `npm test` shows of a group: the first look at each story, and the picture of a whole screen on a phone. */
const brief = (group: Group): Group =>
  group.filter(
    ({ name, mode, pictured }) =>
      mode.brand === 'aurora' && (mode.screen === 'desktop' || (pictured && name.startsWith('screens/'))),
  );

/** The stories of `npm test`, and what it leaves to `npm run check:deep`. */
export type StoryWalk = 'stories' | 'others';

function builtStories(): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Stories of one file, by its title. */
export const idsOf = (title: string): string[] =>
  builtStories()
    .filter((entry) => entry.title === title)
    .map(({ id }) => id);

/**
 * Every story of the built Storybook in every mode that its tags ask for, mode by mode so that a page changes seldom.
 * A group that is shown again is shown from its first case on, which the others change.
 */
export function storyGroups(walk: StoryWalk): Group[] {
  return builtStories()
    .flatMap(groupsOf)
    .map((group) => (walk === 'stories' ? brief(group) : group))
    .filter((group) => group.length > (walk === 'stories' ? 0 : brief(group).length))
    .toSorted((one, other) => place(one).localeCompare(place(other)));
}
