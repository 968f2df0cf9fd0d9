import { eq } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { saferPlaySettings } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export type SaferPlaySetting = Pick<
  typeof saferPlaySettings.$inferSelect,
  'realityMinutes' | 'realityAnsweredAt' | 'limitsDeclinedAt'
>;

/** What members have set or answered once for safer play. */
export const saferPlaySettingStore = (queries: Queries) => ({
  of: async ({ memberId }: Owner): Promise<SaferPlaySetting | undefined> => {
    const { realityMinutes, realityAnsweredAt, limitsDeclinedAt } = saferPlaySettings;
    const [row] = await queries
      .select({ realityMinutes, realityAnsweredAt, limitsDeclinedAt })
      .from(saferPlaySettings)
      .where(eq(saferPlaySettings.memberId, memberId));
    return row;
  },

  /** What is not named stays. */
  set: async ({ merchant, memberId }: Owner, change: Partial<SaferPlaySetting>): Promise<void> => {
    await queries
      .insert(saferPlaySettings)
      .values({ merchant, memberId, ...change })
      .onConflictDoUpdate({ target: saferPlaySettings.memberId, set: change });
  },
});
