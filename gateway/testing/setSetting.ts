import type { SettingName } from '../brands/settings/settingCatalogue.ts';
import { settings } from '../brands/settings/schema.ts';
import type { TestGateway } from './testGateway.ts';

/** Sets one setting of a brand, as the operator does. */
export const setSetting = async (
  { database }: Pick<TestGateway, 'database'>,
  name: SettingName,
  value: string,
  merchant = 'aurora',
): Promise<void> => {
  await database.queries
    .insert(settings)
    .values({ merchant, name, value })
    .onConflictDoUpdate({ target: [settings.merchant, settings.name], set: { value } });
};
