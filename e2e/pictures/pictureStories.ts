import { isBrief } from '../../config/testScope';
import { builtStories, type Mode, type StoryEntry } from '../stories/storyCases';

export interface PictureStory {
  id: string;
  /** `ui/Button: Everything`. */
  name: string;
  modes: readonly Mode[];
}

const brands = ['aurora', 'lotus', 'kickoff'] as const;
const screens = ['desktop', 'phone'] as const;

const everywhere = screens.flatMap((screen) => brands.map((brand): Mode => ({ brand, screen })));
/** One dark and one light brand show a change of a feature, and one phone its other layout. */
const few: readonly Mode[] = [
  { brand: 'aurora', screen: 'desktop' },
  { brand: 'lotus', screen: 'desktop' },
  { brand: 'aurora', screen: 'phone' },
];

const has = ({ tags = [] }: StoryEntry, tag: string) => tags.includes(tag);

const withModes = (story: StoryEntry, modes: readonly Mode[]): PictureStory => ({
  id: story.id,
  name: `${story.title}: ${story.name}`,
  modes: modes
    .filter(({ screen }) => screen === 'desktop' || !has(story, 'desktop'))
    .map((mode) => ({ ...mode, moves: has(story, 'motion') })),
});

/** The first story of each part and screen that is tagged `picture`, or else its first one. */
function leads(stories: readonly StoryEntry[]): StoryEntry[] {
  const files = new Map<string, StoryEntry>();
  for (const story of stories) {
    const known = files.get(story.importPath);
    if (!known || (has(story, 'picture') && !has(known, 'picture'))) files.set(story.importPath, story);
  }
  return [...files.values()];
}

/** What mirrors `src/ui` and `src/screens`; `matrix` repeats the home screen. */
const isLead = /^\.\/stories\/(ui|screens\/(?!matrix\/))/;

function briefStories(): PictureStory[] {
  return leads(builtStories().filter(({ importPath }) => isLead.test(importPath))).map((story) =>
    withModes(story, everywhere),
  );
}

/** Further stories that are tagged `picture`, for runs of every test (decision 111). */
function wideStories(brief: readonly PictureStory[]): PictureStory[] {
  const known = new Set(brief.map(({ id }) => id));
  return builtStories()
    .filter((story) => has(story, 'picture') && !known.has(story.id))
    .map((story) =>
      withModes(
        story,
        few.filter(({ screen }) => screen === 'desktop' || has(story, 'phone')),
      ),
    );
}

/** Every story that has a stored picture. */
export const picturedStories = (): PictureStory[] => {
  const brief = briefStories();
  return [...brief, ...wideStories(brief)];
};

/** The stories whose pictures this run compares. */
export const storiesOfRun = (): PictureStory[] => (isBrief ? briefStories() : picturedStories());
