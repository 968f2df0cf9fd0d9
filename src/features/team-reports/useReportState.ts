import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AgentPageName } from '@/config/agentPages';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import type { AgentFilters } from '@/config/centres';
import { useRecordState } from '@/shared/useRecordState';

/**
 * State of a report: its days and page, and the account that the address narrows it to. What a figure is made of opens
 * under its own address, so back returns to where one came from.
 */
export const useReportState = (page: AgentPageName) => {
  const [query] = useSearchParams();
  const address = useAgentAddress();
  const navigate = useNavigate();
  const [from, to] = [query.get('from'), query.get('to')];
  const state = useRecordState(from !== null && to !== null ? { from, to } : undefined);
  const account = query.get('account') ?? undefined;
  const opens = (filters: AgentFilters, target: AgentPageName = page): string =>
    address(target, { ...state.asked, ...filters });
  return {
    state,
    account,
    /** Address of a report of the same days, if the filters name no others. */
    opens,
    choose: (filters: AgentFilters): void => void navigate(opens(filters)),
  };
};
