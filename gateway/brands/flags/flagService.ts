import { and, eq } from 'drizzle-orm';
import { modules, type ModuleId } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { flags } from './schema.ts';

/** Switches besides the white-label modules: promotions that other pages point to. */
export type FlagName = ModuleId | 'REFERRAL';

const ON = '1' as const;
const OFF = '0' as const;

type Defaults = Tenant['modules'];

const isOn = (row: string | undefined, defaults: Defaults, name: FlagName): boolean =>
  (row ?? (Object.hasOwn(defaults, name) ? defaults[name] : undefined)) === ON;

/** A market may forbid what a module does. */
const isForbidden = ({ withoutAccount }: Tenant['market'], name: FlagName): boolean =>
  name === 'FREEPLAY3' && !withoutAccount;

/** Database row, else the brand's default, else off; exactly "1" is on (design §7). */
export const flagService = (queries: Queries) => ({
  list: async ({ merchantCode, modules: defaults, market }: Tenant) => {
    const rows = await queries.select().from(flags).where(eq(flags.merchant, merchantCode));
    const values = new Map(rows.map(({ module, enabled }) => [module, enabled]));
    return modules.map((modId) => ({
      modId,
      enabled: !isForbidden(market, modId) && isOn(values.get(modId), defaults, modId) ? ON : OFF,
    }));
  },

  isOn: async ({ merchantCode, modules: defaults, market }: Tenant, name: FlagName): Promise<boolean> => {
    if (isForbidden(market, name)) return false;
    const [row] = await queries
      .select()
      .from(flags)
      .where(and(eq(flags.merchant, merchantCode), eq(flags.module, name)));
    return isOn(row?.enabled, defaults, name);
  },

  set: async (merchant: string, name: FlagName, on: boolean): Promise<void> => {
    const enabled = on ? ON : OFF;
    await queries
      .insert(flags)
      .values({ merchant, module: name, enabled })
      .onConflictDoUpdate({ target: [flags.merchant, flags.module], set: { enabled } });
  },

  /** The brand's default decides again. */
  reset: async (merchant: string, name: FlagName): Promise<void> => {
    await queries.delete(flags).where(and(eq(flags.merchant, merchant), eq(flags.module, name)));
  },
});
