import type { Handlers } from '../../http/endpoints/handlers.ts';
import { envelopeKeyStore } from '../../http/envelope/envelopeKeys.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { reportService } from '../../http/report/reportService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { domainsOf, permissionAnswer } from './permission.ts';
import { registerRuleService } from '../fieldRules/registerRuleService.ts';
import { siteService } from '../../brands/sites/siteService.ts';

export const systemModule = ({ database, runtime }: Parts) => {
  const { queries } = database;
  const site = siteService(queries);
  const flags = flagService(queries);
  const rules = registerRuleService(queries);
  const keys = envelopeKeyStore(queries, runtime);
  const reports = reportService(runtime);
  return {
    status: ({ merchant, request }) => site.status(merchant, request.ip),

    permission: async ({ query, tenant, merchant, request: { host, ip } }) => {
      if (query.host !== host) refuse('invalid_url');
      return permissionAnswer({
        tenant,
        host,
        ip,
        site: await site.look(merchant, ip),
        rules: await rules.ofBrand(tenant),
        serverKey: await keys.current(merchant),
      });
    },

    whitelabel: ({ tenant }) => flags.list(tenant),

    domainRoute: ({ tenant, request }) => domainsOf(tenant, request.host),

    registerSetting: async ({ tenant }) => ({ rules: await rules.ofBrand(tenant), age: tenant.age }),

    report: ({ body, request }) => {
      reports.keep(body, request.log);
      return null;
    },
  } satisfies Handlers;
};
