import type { Player } from '../../http/policy/caller.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { accountRecordService } from './accountRecordService.ts';
import { betRecordService, type Reader } from './betRecordService.ts';
import { profitService } from './profitService.ts';

const readerOf = ({ merchant, memberId }: Player, { currency, timeZone }: Tenant): Reader => ({
  merchant,
  memberId,
  currency,
  timeZone,
});

export const recordsModule = ({ database: { queries }, vendors }: VendorParts) => {
  const betRecord = betRecordService(queries, vendors);
  return {
    betRecord: ({ caller, tenant, query }) => betRecord.page(readerOf(caller, tenant), query),
    betRound: ({ caller, tenant, query, request }) =>
      betRecord.round(readerOf(caller, tenant), query, { request, tenant }),
    accountRecord: ({ caller, tenant, query }) =>
      accountRecordService(queries).page(readerOf(caller, tenant), query),
    profitRecord: ({ caller, tenant, query }) => profitService(queries).read(readerOf(caller, tenant), query),
  } satisfies Handlers;
};
