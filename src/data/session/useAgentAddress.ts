import { useLocation } from 'react-router-dom';
import type { AgentPageName } from '@/config/agentPages';
import { withAgentCentre, type AgentFilters } from '@/config/centres';
import { withoutModal } from '@/config/modals';
import { useHydrated } from '../core/useHydrated';

/** Returns a function that builds the address of an agent centre page above the current page. */
export const useAgentAddress = () => {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (page?: AgentPageName, filters?: AgentFilters): string =>
    withAgentCentre(hydrated ? withoutModal(search) : '', page, filters);
};
