import { and, eq } from 'drizzle-orm';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { registerDefaults, type FieldRule } from './registerDefaults.ts';
import { registerRules } from './schema.ts';

const defaults: readonly FieldRule[] = Object.entries(registerDefaults).map(([field, rule]) => ({
  field,
  ...rule,
  acceptedPattern: null,
}));

/** Rules of the registration form: the operator's row of a field, else its default. */
export const registerRuleService = (queries: Queries) => {
  const list = async (merchant: string): Promise<FieldRule[]> => {
    const rows = await queries.select().from(registerRules).where(eq(registerRules.merchant, merchant));
    const set = new Map(rows.map(({ merchant: _, ...rule }) => [rule.field, rule]));
    const known = new Set(defaults.map(({ field }) => field));
    return [
      ...defaults.map((rule) => set.get(rule.field) ?? rule),
      ...[...set.values()].filter(({ field }) => !known.has(field)),
    ];
  };

  return {
    list,

    /** The rules of a brand: what its market asks for is shown and required, whatever the operator has set. */
    ofBrand: async ({
      merchantCode,
      market,
    }: Pick<Tenant, 'merchantCode' | 'market'>): Promise<FieldRule[]> => {
      const asked = new Set<string>(market.requiredFields);
      return (await list(merchantCode)).map((rule) =>
        asked.has(rule.field) ? { ...rule, enabled: true, required: true } : rule,
      );
    },

    set: async (merchant: string, rule: FieldRule): Promise<void> => {
      await queries
        .insert(registerRules)
        .values({ merchant, ...rule })
        .onConflictDoUpdate({ target: [registerRules.merchant, registerRules.field], set: rule });
    },

    /** The default counts again. */
    reset: async (merchant: string, field: string): Promise<void> => {
      await queries
        .delete(registerRules)
        .where(and(eq(registerRules.merchant, merchant), eq(registerRules.field, field)));
    },
  };
};
