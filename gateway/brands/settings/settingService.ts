import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  readSetting,
  settingCatalogue,
  settingNames,
  type SettingName,
  type Settings,
} from './settingCatalogue.ts';
import { settings } from './schema.ts';

/** Settings of a brand: the operator's row, else the default. */
export const settingService = (queries: Queries) => ({
  all: async (merchant: string): Promise<Settings> => {
    const rows = await queries.select().from(settings).where(eq(settings.merchant, merchant));
    const set = new Map(rows.map(({ name, value }) => [name, value]));
    return Object.fromEntries(
      settingNames.map((name) => [
        name,
        readSetting(name, set.get(name) ?? '') ?? settingCatalogue[name].fallback,
      ]),
    ) as Settings;
  },

  /** The value as `readSetting` takes it. */
  set: async (merchant: string, name: SettingName, value: string): Promise<void> => {
    await queries
      .insert(settings)
      .values({ merchant, name, value })
      .onConflictDoUpdate({ target: [settings.merchant, settings.name], set: { value } });
  },

  /** The default counts again. */
  reset: async (merchant: string, name: SettingName): Promise<void> => {
    await queries.delete(settings).where(and(eq(settings.merchant, merchant), eq(settings.name, name)));
  },
});
