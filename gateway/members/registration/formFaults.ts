import type { FastifyBaseLogger } from 'fastify';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { registerRuleService } from '../fieldRules/registerRuleService.ts';
import { fieldFaults, type FaultContext, type Faults, type Fields } from './fieldFaults.ts';

interface Form extends Pick<FaultContext, 'demanded' | 'unused'> {
  readonly tenant: Tenant;
  readonly log: FastifyBaseLogger;
  /** The number has to answer with a code (REG-06). */
  readonly verified: boolean;
  /** A number was given that cannot be dialled. */
  readonly misdialled: boolean;
}

/** Why a form that opens an account is refused, by the rules of its brand and what goes with them (REG-02). */
export const formFaults =
  (queries: Queries, runtime: Pick<Runtime, 'now'>) =>
  async (fields: Fields, { tenant, log, verified, misdialled, demanded, unused }: Form): Promise<Faults> => {
    const faults = await fieldFaults(fields, {
      rules: await registerRuleService(queries).ofBrand(tenant),
      demanded: verified ? new Set([...demanded, 'mobileNum']) : demanded,
      unused,
      brand: tenant.name,
      age: tenant.age,
      now: runtime.now(),
      timeZone: tenant.timeZone,
      log,
    });
    if (misdialled) faults.mobileNum ??= 'pattern';
    if (!verified && fields.verificationCode) faults.verificationCode = 'unasked';
    if (!fields.mobileNum && fields.countryDialingCode) faults.countryDialingCode = 'unasked';
    return faults;
  };
