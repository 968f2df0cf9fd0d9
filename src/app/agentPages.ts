import type { ComponentType } from 'react';
import type { Namespace } from '#locales/namespaces';
import type { AgentPageName } from '@/config/agentPages';

export interface AgentPageEntry {
  readonly load: () => Promise<ComponentType>;
  /** Locale files that the page needs before it renders. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

const contractRecord: AgentPageEntry = {
  load: async () =>
    (await import(/* webpackChunkName: "contracts" */ '@/features/contracts/ContractRecordPage'))
      .ContractRecordPage,
  words: ['contracts', 'records', 'agents'],
};

/** The agent centre's pages; each chunk loads when its page opens (AGENT-01). */
export const agentPages = {
  agentTeamOverview: {
    load: async () =>
      (await import(/* webpackChunkName: "agents" */ '@/features/agents/TeamOverviewPage')).TeamOverviewPage,
    words: ['agents', 'nav', 'records'],
  },
  agentAnnouncement: {
    load: async () =>
      (await import(/* webpackChunkName: "agents" */ '@/features/agents/AgentAnnouncementsPage'))
        .AgentAnnouncementsPage,
    words: ['agents'],
  },
  registerCenter: {
    load: async () =>
      (await import(/* webpackChunkName: "agents" */ '@/features/agents/RegisterCenterPage'))
        .RegisterCenterPage,
    words: ['agents', 'forms', 'nav'],
  },
  downlineManagmentView: {
    load: async () =>
      (await import(/* webpackChunkName: "agents" */ '@/features/agents/DownlinesPage')).DownlinesPage,
    words: ['agents', 'forms'],
  },
  openAccount: {
    load: async () =>
      (await import(/* webpackChunkName: "agents" */ '@/features/agents/OpenAccountPage')).OpenAccountPage,
    words: ['agents', 'forms', 'nav'],
  },
  personalHistoryCopy: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/TeamBetsPage'))
        .TeamBetsPage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  palStatementsAgentCopy: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/TeamStatementPage'))
        .TeamStatementPage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  downlineProfit: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/DownlineProfitPage'))
        .DownlineProfitPage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  agentRevenueReport: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/RevenuePage'))
        .RevenuePage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  myIncome: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/IncomePage')).IncomePage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  agentDownlineTransactionDetailsCopy: {
    load: async () =>
      (await import(/* webpackChunkName: "team-reports" */ '@/features/team-reports/TeamTransactionsPage'))
        .TeamTransactionsPage,
    words: ['agents', 'records', 'nav', 'forms'],
  },
  contracts: {
    load: async () =>
      (await import(/* webpackChunkName: "contracts" */ '@/features/contracts/ContractsPage')).ContractsPage,
    words: ['contracts', 'forms', 'agents'],
  },
  dividendRecord: contractRecord,
  dailyWages: contractRecord,
  hourlySalary: contractRecord,
  realTimeSalary: contractRecord,
} as const satisfies Record<AgentPageName, AgentPageEntry>;
