import type { FlagName } from '../brands/flags/flagService.ts';
import { flags } from '../brands/flags/schema.ts';
import type { TestGateway } from './testGateway.ts';

/** Switches modules of a brand on, or off with '0'. */
export const setFlags = async (
  { database }: Pick<TestGateway, 'database'>,
  modules: readonly FlagName[],
  enabled: '0' | '1' = '1',
  merchant = 'aurora',
): Promise<void> => {
  await database.queries
    .insert(flags)
    .values(modules.map((module) => ({ merchant, module, enabled })))
    .onConflictDoUpdate({ target: [flags.merchant, flags.module], set: { enabled } });
};
