import type { Endpoint } from '../endpoint.ts';

const agent = { module: 'AGENT', token: true, encrypted: false, role: 'agent', owner: 'line' } as const;
/** Reads of the caller's own line: whoever is not in it answers as missing. */
const team = { ...agent, method: 'GET', chosen: true } as const;

export const agentEndpoints = {
  affiliate: {
    ...agent,
    method: 'POST',
    path: '/wps/agent/affiliate',
    token: false,
    role: 'anyone',
    owner: 'none',
  },
  fundsConsolidated: {
    ...agent,
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    role: 'member',
    owner: 'self',
  },
  dividendContract: { ...agent, method: 'POST', path: '/wps/agent/contract/dividend', chosen: true },
  dailySalaryContract: { ...agent, method: 'POST', path: '/wps/agent/contract/dailySalary', chosen: true },
  hourlySalaryContract: { ...agent, method: 'POST', path: '/wps/agent/contract/hourlySalary', chosen: true },
  realTimeSalaryContract: {
    ...agent,
    method: 'POST',
    path: '/wps/agent/contract/realTimeSalary',
    chosen: true,
  },
  teamOverview: { ...team, path: '/wps/agent/team/overview' },
  downlines: { ...team, path: '/wps/agent/line/members' },
  downlineTree: { ...team, path: '/wps/agent/line/tree' },
  teamBetRecord: { ...team, path: '/wps/agent/team/betRecord' },
  teamBets: { ...team, path: '/wps/agent/team/bets', byLanguage: true },
  teamTransactions: { ...team, path: '/wps/agent/team/transactions' },
  teamStatements: { ...team, path: '/wps/agent/team/statements' },
  agentRevenue: { ...team, path: '/wps/agent/revenue' },
  agentIncome: { ...team, path: '/wps/agent/income' },
} as const satisfies Record<string, Endpoint>;
