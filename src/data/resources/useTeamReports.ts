import type { Query, Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const live = { revalidateIfStale: true, keepPreviousData: true } as const;

/** Who of the line bet how much on what, by day (AGENT-12). */
export const useTeamBetRecord = (query: Query<'teamBetRecord'>): Resource<Value<'teamBetRecord'>> =>
  useEndpoint('teamBetRecord', query, live);

/** Rounds of one member of the line. */
export const useTeamBets = (query: Omit<Query<'teamBets'>, 'language'>): Resource<Value<'teamBets'>> =>
  useEndpoint('teamBets', { ...query, language: useLanguage() }, live);

/** Movements of money in the line. */
export const useTeamTransactions = (query: Query<'teamTransactions'>): Resource<Value<'teamTransactions'>> =>
  useEndpoint('teamTransactions', query, live);

/** Profit and loss of the line by day, category, member or direct downline (AGENT-03). */
export const useTeamStatements = (query: Query<'teamStatements'>): Resource<Value<'teamStatements'>> =>
  useEndpoint('teamStatements', query, live);

/** What the line brought in and what the agent was paid, by day (AGENT-03). */
export const useAgentRevenue = (query: Query<'agentRevenue'>): Resource<Value<'agentRevenue'>> =>
  useEndpoint('agentRevenue', query, live);

/** Payments to the agent (AGENT-12). */
export const useAgentIncome = (query: Query<'agentIncome'>): Resource<Value<'agentIncome'>> =>
  useEndpoint('agentIncome', query, live);
