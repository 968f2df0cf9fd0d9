import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const builtStorybook = join(import.meta.dirname, '../../storybook-static');

const brands = ['aurora', 'lotus', 'kickoff', 'wireframe', 'audit'] as const;
/** One dark, one light: a change of a component shows in both, and two are few enough to look at. */
const picturedBrands: readonly string[] = ['aurora', 'lotus'];

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** How a story is shown: in which brand, on which screen. */
export interface Mode {
  brand: (typeof brands)[number];
  screen: keyof typeof sizes;
}

export interface StoryCase {
  id: string;
  /** `ui/Button: Busy` */
  name: string;
  mode: Mode;
  /** Compared with a stored picture. */
  pictured: boolean;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

export const sizeOf = ({ screen }: Mode) => sizes[screen];

export const modeKey = ({ brand, screen }: Mode) => `${brand}-${screen}`;

const place = ({ brand, screen }: Mode) => brands.indexOf(brand) + (screen === 'phone' ? brands.length : 0);

// The two test brands prove the rule on the chosen stories; the real ones are looked at everywhere.
const brandsOf = (tags: readonly string[]) => {
  if (!tags.includes('brand-matrix')) return brands.slice(0, 1);
  return tags.includes('picture') ? brands : brands.slice(0, 3);
};

const modesOf = (tags: readonly string[]): Mode[] => [
  ...brandsOf(tags).map((brand) => ({ brand, screen: 'desktop' }) as const),
  ...(tags.includes('phone') ? [{ brand: 'aurora', screen: 'phone' } as const] : []),
];

/** Every story of the built Storybook in every mode that its tags ask for, mode by mode so that a page changes seldom. */
export function storyCases(): StoryCase[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, name, tags = [] }) =>
      modesOf(tags).map((mode) => ({
        id,
        name: `${title}: ${name}`,
        mode,
        pictured: tags.includes('picture') && picturedBrands.includes(mode.brand),
      })),
    )
    .sort((one, other) => place(one.mode) - place(other.mode));
}
