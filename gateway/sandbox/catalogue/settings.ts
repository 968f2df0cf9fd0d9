import { lands } from './settings/lands.ts';
import { moods } from './settings/moods.ts';
import type { Settings } from './settings/Setting.ts';

/** Where a slot takes place: what it may be called by, and where. Each word pair fits the scenery of the cover of that theme. */
export const settings = { ...lands, ...moods } as const satisfies Settings;

export type SlotTheme = keyof typeof settings;
