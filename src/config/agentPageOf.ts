import { agentPages, type AgentPageName } from './agentPages';
import { agentCentre, centreParameter, firstAgentPage, pageParameter } from './centres';

/** The agent centre page that the address names; the first page for a name that is none. */
export const agentPageOf = (search: string): AgentPageName | undefined => {
  const query = new URLSearchParams(search);
  if (query.get(centreParameter) !== agentCentre) return undefined;
  const page = query.get(pageParameter);
  return agentPages.find(({ name }) => name === page)?.name ?? firstAgentPage;
};
