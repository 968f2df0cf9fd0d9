import type { Tenant } from '../brands/tenants/tenant.ts';
import type { Player } from '../http/policy/caller.ts';
import { contractReader } from '../agents/contracts/contractReader.ts';
import { lineService } from '../agents/lines/lineService.ts';
import { statementReader } from '../agents/payouts/statementReader.ts';
import type { Queries } from '../platform/database/database.ts';
import { incomeService } from '../reports/team/incomeService.ts';
import { overviewService } from '../reports/team/overviewService.ts';
import { statementService } from '../reports/team/statementService.ts';
import { teamBetRecordService } from '../reports/team/teamBetRecordService.ts';
import { teamBetsService } from '../reports/team/teamBetsService.ts';
import { transactionService } from '../reports/team/transactionService.ts';

export interface TeamAsk {
  readonly caller: Player;
  readonly tenant: Tenant;
  /** Somebody of the caller's line. */
  readonly memberId: string;
  readonly days: { readonly from: string; readonly to: string };
  readonly now: Date;
}

const page = { pageNo: '1', pageSize: '50' } as const;

/** Every report on a line, as an agent with a line asks for it. */
export const teamReports = (queries: Queries, { caller, tenant, memberId, days, now }: TeamAsk) => {
  const reader = { caller, currency: tenant.currency, timeZone: tenant.timeZone };
  const asked = { ...days, ...page };
  const lines = lineService(queries, now);
  const statements = statementService(queries);
  return {
    teamOverview: () => overviewService(queries).read(reader, days, now),
    downlines: () => lines.page(caller, page),
    'downlines by search': () => lines.page(caller, { ...page, search: 'm1' }),
    'downlines that are disabled': () => lines.page(caller, { ...page, state: 'disabled' }),
    'downlines that are active': () => lines.page(caller, { ...page, state: 'active' }),
    'downlines by joining': () => lines.page(caller, { ...page, sort: 'joined', order: 'desc' }),
    'downlines by activity': () => lines.page(caller, { ...page, sort: 'lastActive', order: 'desc' }),
    'downlines by members': () => lines.page(caller, { ...page, sort: 'members', order: 'desc' }),
    'downlines by activity, the oldest first': () => lines.page(caller, { ...page, sort: 'lastActive' }),
    'downlines by members, the smallest first': () => lines.page(caller, { ...page, sort: 'members' }),
    'downlines by direct members': () => lines.page(caller, { ...page, sort: 'direct', order: 'desc' }),
    'agents by account': () => lines.page(caller, { ...page, role: 'agent' }),
    'agents by joining': () => lines.page(caller, { ...page, role: 'agent', sort: 'joined', order: 'desc' }),
    'agents by activity': () =>
      lines.page(caller, { ...page, role: 'agent', sort: 'lastActive', order: 'desc' }),
    'agents by members': () => lines.page(caller, { ...page, role: 'agent', sort: 'members' }),
    'players by joining': () => lines.page(caller, { ...page, role: 'member', sort: 'joined' }),
    'players by members': () =>
      lines.page(caller, { ...page, role: 'member', sort: 'members', order: 'desc' }),
    'downlines by size': () =>
      lines.page(caller, { ...page, sort: 'members', order: 'desc', scope: 'direct' }),
    downlineTree: () => lines.tree(caller, page),
    'downlineTree of a member': () => lines.tree(caller, { ...page, memberId }),
    teamBetRecord: () => teamBetRecordService(queries).page(reader, asked),
    'teamBetRecord of a member': () => teamBetRecordService(queries).page(reader, { ...asked, memberId }),
    teamBets: () => teamBetsService(queries).page(reader, { ...asked, memberId, language: 'VI' }),
    teamTransactions: () => transactionService(queries).page(reader, asked),
    'teamStatements by day': () => statements.read(reader, { ...asked, by: 'day' }),
    'teamStatements by game type': () => statements.read(reader, { ...asked, by: 'gameType' }),
    'teamStatements by team': () => statements.read(reader, { ...asked, by: 'team' }),
    'teamStatements by member': () => statements.read(reader, { ...asked, by: 'member', memberId }),
    agentRevenue: () => incomeService(queries).revenue(reader, days),
    agentIncome: () => incomeService(queries).income(reader, asked),
    contractStatements: () =>
      statementReader(queries, tenant, now).list(caller, { ...asked, kind: 'dividend' }),
    downlineContracts: () => contractReader(queries, tenant, now).given(caller, { ...page, kind: 'daily' }),
  } as const;
};
