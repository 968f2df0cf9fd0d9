import type { Query, Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const live = { revalidateIfStale: true, keepPreviousData: true } as const;

/** The agent's whole line over some days of the brand, with the same number of days before (AGENT-02). */
export const useTeamOverview = (days: Query<'teamOverview'>): Resource<Value<'teamOverview'>> =>
  useEndpoint('teamOverview', days, live);

/** Notices for agents alone. */
export const useAgentAnnouncements = (): Resource<Value<'agentAnnouncements'>> =>
  useEndpoint('agentAnnouncements', { language: useLanguage() }, { revalidateIfStale: true });

/** Members of the agent's line; `query` null reads nothing. */
export const useDownlines = (query: Query<'downlines'> | null): Resource<Value<'downlines'>> =>
  useEndpoint('downlines', query, live);

/** A member of the line with its direct downlines; `query` null reads nothing. */
export const useDownlineTree = (query: Query<'downlineTree'> | null): Resource<Value<'downlineTree'>> =>
  useEndpoint('downlineTree', query, live);
