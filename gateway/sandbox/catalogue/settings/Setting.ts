import type { CoverTheme } from '../../art/themes.ts';

/** Vietnamese, English. */
export type Words = readonly [vi: string, en: string];

type Setting = { attributes: readonly Words[]; places: readonly Words[] };

export type Settings = Partial<Record<CoverTheme, Setting>>;
