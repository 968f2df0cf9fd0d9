import { arenaThemes } from './arenaThemes.ts';
import { storyThemes } from './storyThemes.ts';
import type { Themes } from './Theme.ts';

/** The moods a cover can have. Two covers side by side never share one. */
export const themes = { ...storyThemes, ...arenaThemes } as const satisfies Themes;

export type CoverTheme = keyof typeof themes;
