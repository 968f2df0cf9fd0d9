import type { FastifyBaseLogger } from 'fastify';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { registerRuleService } from '../fieldRules/registerRuleService.ts';
import { fieldFaults, type Faults, type Fields } from './fieldFaults.ts';

/** Why names that somebody chooses for another are refused: by the rules of the brand for those of a registration. */
export const accountFaults =
  (queries: Queries, runtime: Pick<Runtime, 'now'>) =>
  async (
    { username, nickname }: Pick<Fields, 'username' | 'nickname'>,
    { tenant, log }: { readonly tenant: Tenant; readonly log: FastifyBaseLogger },
  ): Promise<Faults> => {
    const rules = await registerRuleService(queries).list(tenant.merchantCode);
    return fieldFaults(
      { username, nickname },
      {
        rules: rules
          .filter(({ field }) => field === 'username' || field === 'nickname')
          .map((rule) => ({ ...rule, enabled: true, required: rule.field === 'username' })),
        demanded: new Set(['username']),
        unused: new Set(),
        brand: tenant.name,
        age: tenant.age,
        now: runtime.now(),
        timeZone: tenant.timeZone,
        log,
      },
    );
  };
