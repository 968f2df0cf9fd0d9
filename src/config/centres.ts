import type { AgentPageName } from './agentPages';
import type { MemberPageName } from './memberPages';

export const centreParameter = 'centre';
export const pageParameter = 'page';
export const memberCentre = 'member';
export const agentCentre = 'agent';

/** Query parameter with the vendor's wallet to transfer money into (MEM-03). */
export const walletParameter = 'wallet';

/** The page that the centre opens with (MEM-01). */
export const firstMemberPage = 'securityCenter' satisfies MemberPageName;

/** The page that the agent centre opens with (AGENT-01). */
export const firstAgentPage = 'agentTeamOverview' satisfies AgentPageName;

/** Returns `search` with the member centre opened (MEM-01). */
export const withMemberCentre = (
  search: string,
  page: MemberPageName = firstMemberPage,
  wallet?: string,
): string => {
  const query = new URLSearchParams(withoutCentre(search));
  query.set(centreParameter, memberCentre);
  query.set(pageParameter, page);
  if (wallet !== undefined) query.set(walletParameter, wallet);
  return `?${query.toString()}`;
};

/** Query parameters of the agent centre's pages: what they are narrowed to. */
export const agentFilterParameters = ['member', 'account', 'from', 'to', 'by', 'gameType', 'kind'] as const;
export type AgentFilterParameter = (typeof agentFilterParameters)[number];
export type AgentFilters = Readonly<Partial<Record<AgentFilterParameter, string>>>;

/** Returns `search` with the agent centre opened (AGENT-01). */
export const withAgentCentre = (
  search: string,
  page: AgentPageName = firstAgentPage,
  filters: AgentFilters = {},
): string => {
  const query = new URLSearchParams(withoutCentre(search));
  query.set(centreParameter, agentCentre);
  query.set(pageParameter, page);
  for (const name of agentFilterParameters) {
    const value = filters[name];
    if (value !== undefined) query.set(name, value);
  }
  return `?${query.toString()}`;
};

/** Returns `search` without a centre. */
export const withoutCentre = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(centreParameter);
  query.delete(pageParameter);
  query.delete(walletParameter);
  for (const name of agentFilterParameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
};
