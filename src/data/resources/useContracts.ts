import { contractCalls, type ContractKind } from '#contract/agentContracts';
import type { Body, Query, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useKeyedCall } from '../core/useKeyedCall';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useRefresh } from '../core/useRefresh';
import { useSite } from '../session/siteContext';

export type Contract = Value<'contractDetail'>['contract'];
export type ContractVersion = Value<'contractDetail'>['versions'][number];

const live = { revalidateIfStale: true } as const;

/** The member's own contracts, one a kind, and those with downlines that wait for an answer (AGENT-05). */
export const useContracts = (): Resource<Value<'contracts'>> => useEndpoint('contracts', undefined, live);

/** Contracts that the agent gives. */
export const useDownlineContracts = (
  query: Query<'downlineContracts'>,
): Resource<Value<'downlineContracts'>> =>
  useEndpoint('downlineContracts', query, { ...live, keepPreviousData: true });

/** A contract with every version that was ever offered. */
export const useContractDetail = (contractId: string): Resource<Value<'contractDetail'>> =>
  useEndpoint('contractDetail', { contractId }, live);

/** What a signature under a version would change (AGENT-06). */
export const useContractPreview = (id: string): Resource<Value<'contractPreview'>> =>
  useEndpoint('contractPreview', { id }, live);

/** What else would end with a contract (AGENT-06). */
export const useContractEnds = (contractId: string): Resource<Value<'contractEnds'>> =>
  useEndpoint('contractEnds', { contractId }, live);

/** What the member was paid by contracts of a kind (AGENT-11). */
export const useContractStatements = (
  query: Query<'contractStatements'>,
): Resource<Value<'contractStatements'>> =>
  useEndpoint('contractStatements', query, { ...live, keepPreviousData: true });

/** One payment with everything that it was computed from. */
export const useContractStatement = (id: string): Resource<Value<'contractStatement'>> =>
  useEndpoint('contractStatement', { id }, live);

type Call = (typeof contractCalls)[ContractKind];
/** What a side may do with a contract; `offer` differs by kind. */
export type ContractAct = Exclude<Body<'dailySalaryContract'>, { action: 'offer' }>;
export type ContractOffer = Extract<Body<Call>, { action: 'offer' }>;

/**
 * Offers, answers and ends contracts. Each act has a key of its own: acts move no money, and one that was done already
 * is refused by the contract's state.
 */
export const useContractActs = () => {
  const send = useKeyedCall();
  const refresh = useRefresh();
  return async (kind: ContractKind, body: ContractAct | ContractOffer): Promise<CallResult<Call>> => {
    const result = await send(contractCalls[kind], body);
    // Also after a refusal: it means that the contract is no longer as it was shown. Not awaited: what shows the answer
    // would be replaced by the contract's new state before it can tell.
    void refresh('contracts', 'contractDetail', 'downlineContracts', 'fundsConsolidated');
    return result;
  };
};

/** Tries terms on past play; nothing is stored. */
export const useContractTrial = () => {
  const { client } = useSite();
  return (body: Body<'contractTrial'>): Promise<CallResult<'contractTrial'>> =>
    client.send('contractTrial', body);
};
