interface AgentPageRow {
  /** Name in the address (spec §2). */
  readonly name: string;
  readonly group: 'team' | 'reports' | 'contracts';
}

/**
 * The pages of the agent centre (spec §2), in the order of its menu.
 *
 * To add a page: its component in `src/features/<feature>/<Name>Page.tsx`, which takes no props and starts with
 * `<CentrePage>`; its row here, its words `page.<name>` in `locales/<language>/agents.json`, its icon in
 * `src/screens/agent-centre/agentPageIcons.ts`, and the line in `src/app/agentPages.ts` that fetches it. The types
 * ask for each.
 */
export const agentPages = [
  { name: 'agentTeamOverview', group: 'team' },
  { name: 'agentAnnouncement', group: 'team' },
  { name: 'registerCenter', group: 'team' },
  { name: 'downlineManagmentView', group: 'team' },
  { name: 'openAccount', group: 'team' },
  { name: 'personalHistoryCopy', group: 'reports' },
  { name: 'palStatementsAgentCopy', group: 'reports' },
  { name: 'downlineProfit', group: 'reports' },
  { name: 'agentRevenueReport', group: 'reports' },
  { name: 'myIncome', group: 'reports' },
  { name: 'agentDownlineTransactionDetailsCopy', group: 'reports' },
  { name: 'contracts', group: 'contracts' },
  { name: 'dividendRecord', group: 'contracts' },
  { name: 'dailyWages', group: 'contracts' },
  { name: 'hourlySalary', group: 'contracts' },
  { name: 'realTimeSalary', group: 'contracts' },
] as const satisfies readonly AgentPageRow[];

export type AgentPageName = (typeof agentPages)[number]['name'];
export type AgentPageGroup = AgentPageRow['group'];
