import type { Endpoint } from '../endpoint.ts';

const agent = { module: 'AGENT', token: true, encrypted: false, role: 'agent', owner: 'line' } as const;
/** Reads of the caller's own line: whoever is not in it answers as missing. */
const team = { ...agent, method: 'GET', flag: 'AGENTPOLICY3', chosen: true } as const;

const own = { ...agent, flag: 'AGENTPOLICY3', chosen: true } as const;
const open = { ...agent, token: false, role: 'anyone', owner: 'none', chosen: true } as const;

/** Members receive contracts as well: whoever is a party may call, which the room checks. */
const party = { ...own, method: 'GET', role: 'member', owner: 'self' } as const;

/** Offers, answers and ends of one kind of contract. What is signed decides about money. */
const signing = { ...party, method: 'POST', money: true } as const;

export const agentEndpoints = {
  affiliate: {
    ...agent,
    method: 'POST',
    path: '/wps/agent/affiliate',
    token: false,
    role: 'anyone',
    owner: 'none',
  },
  affiliateVisit: { ...open, method: 'POST', path: '/wps/agent/affiliate/visit' },
  registerLinks: { ...own, method: 'GET', path: '/wps/agent/links' },
  registerLink: { ...own, method: 'GET', path: '/wps/agent/link' },
  addRegisterLink: { ...own, method: 'POST', path: '/wps/agent/link' },
  changeRegisterLink: { ...own, method: 'PUT', path: '/wps/agent/link' },
  endRegisterLink: { ...own, method: 'DELETE', path: '/wps/agent/link' },
  ownRebates: { ...own, method: 'GET', path: '/wps/agent/rebates' },
  downlineRebates: { ...own, method: 'GET', path: '/wps/agent/downline/rebates' },
  setDownlineRebates: { ...own, method: 'POST', path: '/wps/agent/downline/rebates' },
  openAccount: { ...own, method: 'POST', path: '/wps/agent/account' },
  waitingAccounts: { ...own, method: 'GET', path: '/wps/agent/accounts/waiting' },
  renewActivation: { ...own, method: 'POST', path: '/wps/agent/account/activation' },
  withdrawAccount: { ...own, method: 'DELETE', path: '/wps/agent/account' },
  agentAnnouncements: { ...own, method: 'GET', path: '/wps/agent/announcements', byLanguage: true },
  activation: { ...open, method: 'POST', path: '/wps/member/activation' },
  /** Creates a session; the browser's previous session ends. */
  activateAccount: {
    ...open,
    method: 'PUT',
    path: '/wps/member/register/activation',
    token: true,
    encrypted: true,
  },
  fundsConsolidated: {
    ...agent,
    flag: 'AGENTPOLICY3',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    role: 'member',
    owner: 'self',
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
  dividendContract: { ...signing, path: '/wps/agent/contract/dividend' },
  dailySalaryContract: { ...signing, path: '/wps/agent/contract/dailySalary' },
  hourlySalaryContract: { ...signing, path: '/wps/agent/contract/hourlySalary' },
  realTimeSalaryContract: { ...signing, path: '/wps/agent/contract/realTimeSalary' },
  contracts: { ...party, path: '/wps/agent/contract' },
  downlineContracts: { ...team, path: '/wps/agent/contract/downlines' },
  contractDetail: { ...party, path: '/wps/agent/contract/detail' },
  contractPreview: { ...party, path: '/wps/agent/contract/preview' },
  contractEnds: { ...party, path: '/wps/agent/contract/ends' },
  contractTrial: { ...own, method: 'POST', path: '/wps/agent/contract/trial' },
  contractStatements: { ...party, path: '/wps/agent/contract/statements' },
  contractStatement: { ...party, path: '/wps/agent/contract/statement' },
} as const satisfies Record<string, Endpoint>;
