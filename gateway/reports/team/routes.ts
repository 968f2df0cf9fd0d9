import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import type { Player } from '../../http/policy/caller.ts';
import { incomeService } from './incomeService.ts';
import { overviewService } from './overviewService.ts';
import { statementService } from './statementService.ts';
import { teamBetRecordService } from './teamBetRecordService.ts';
import { teamBetsService } from './teamBetsService.ts';
import type { TeamReader } from './TeamReader.ts';
import { transactionService } from './transactionService.ts';

const readerOf = (caller: Player, { currency, timeZone }: Tenant): TeamReader => ({
  caller,
  currency,
  timeZone,
});

export const teamReportsModule = ({ database: { queries } }: Parts) => {
  const income = incomeService(queries);
  return {
    teamOverview: ({ caller, tenant, query, now }) =>
      overviewService(queries).read(readerOf(caller, tenant), query, now),
    teamBetRecord: ({ caller, tenant, query }) =>
      teamBetRecordService(queries).page(readerOf(caller, tenant), query),
    teamBets: ({ caller, tenant, query }) => teamBetsService(queries).page(readerOf(caller, tenant), query),
    teamTransactions: ({ caller, tenant, query }) =>
      transactionService(queries).page(readerOf(caller, tenant), query),
    teamStatements: ({ caller, tenant, query }) =>
      statementService(queries).read(readerOf(caller, tenant), query),
    agentRevenue: ({ caller, tenant, query }) => income.revenue(readerOf(caller, tenant), query),
    agentIncome: ({ caller, tenant, query }) => income.income(readerOf(caller, tenant), query),
  } satisfies Handlers;
};
