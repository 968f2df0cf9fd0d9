import { refuse } from '../../platform/refusal/refusal.ts';
import { cascadeOf, demandSeen, endCascade } from './contractCascade.ts';
import { contractNews } from './contractNews.ts';
import { lockedContract, type ContractParts, type PartyId } from './contractParts.ts';
import { contractStore, type OpenContract } from './contractStore.ts';
import { countsFrom } from './spans.ts';

const other = { upline: 'downline', downline: 'upline' } as const;

/** Requests to end what runs, and their answers (AGENT-05); works in a transaction. */
export const endService = (parts: ContractParts) => {
  const { queries, runtime, tenant, now } = parts;
  const { merchantCode: merchant, timeZone } = tenant;
  const store = contractStore(queries);
  const news = contractNews(parts);
  const tell = { upline: news.toUpline, downline: news.toDownline };

  const runningOf = async (party: PartyId, contractId: string) => {
    const found = await lockedContract(parts, party, contractId);
    return found.running === null ? refuse('contract_not_running') : { ...found, running: found.running };
  };

  /** The request that the party has to answer. Refuses `contract_no_request`, to whoever made it as well. */
  const askedOf = async (party: PartyId, contractId: string) => {
    const found = await runningOf(party, contractId);
    const { endRequest, side } = found;
    if (endRequest === null || endRequest.by === side) return refuse('contract_no_request');
    return { found, endRequest };
  };

  return {
    /** Refuses `not_found`, `contract_not_running` and `contract_end_requested`. */
    request: async (party: PartyId, contractId: string): Promise<string> => {
      const found = await runningOf(party, contractId);
      if (found.endRequest !== null) return refuse('contract_end_requested');
      await store.askToEnd({ id: runtime.newId(), merchant, contractId, by: found.side, at: now });
      await tell[other[found.side]](found, 'contractEndRequested');
      return contractId;
    },

    /**
     * Ends the contract from the next border on, and with it whatever its downline gives by it. Refuses
     * `contract_ends_changed` when `seen` does not name what would end.
     */
    agree: async (party: PartyId, contractId: string, seen: string): Promise<string> => {
      const { found, endRequest } = await askedOf(party, contractId);
      const { contract, running } = found;
      const { kind, downlineId } = contract;
      const cascade = await cascadeOf(queries, endOf(found), now);
      demandSeen(kind, downlineId, cascade, seen);
      const countsTo = countsFrom(kind, now, timeZone);
      await store.answerEnd(endRequest.id, 'agreed', now);
      await store.endAll([running], { ending: 'agreed', countsTo, at: now });
      await endCascade(parts, kind, cascade, countsTo);
      await tell[endRequest.by](found, 'contractEnded', { until: countsTo.toISOString() });
      return contractId;
    },

    refuse: async (party: PartyId, contractId: string): Promise<string> => {
      const { found, endRequest } = await askedOf(party, contractId);
      await store.answerEnd(endRequest.id, 'refused', now);
      await tell[endRequest.by](found, 'contractEndRefused');
      return contractId;
    },
  };
};

/** The change of a contract's end for whatever its downline gives. */
export const endOf = ({ contract: { merchant, kind, downlineId }, downline: { line } }: OpenContract) => ({
  merchant,
  kind,
  memberId: downlineId,
  line,
});
