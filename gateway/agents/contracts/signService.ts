import { refuse } from '../../platform/refusal/refusal.ts';
import { cascadeOf, demandSeen, endCascade } from './contractCascade.ts';
import { contractNews } from './contractNews.ts';
import { lockedContract, type ContractParts } from './contractParts.ts';
import { contractStore } from './contractStore.ts';
import { openOffer } from './offerService.ts';
import { countsFrom } from './spans.ts';

/** The downline's answers to an offer (AGENT-05, AGENT-06); works in a transaction. */
export const signService = (parts: ContractParts) => {
  const { queries, tenant, now } = parts;
  const { merchantCode: merchant, timeZone } = tenant;
  const store = contractStore(queries);
  const news = contractNews(parts);

  const offerTo = async (memberId: string, versionId: string) => {
    const { contractId } = (await store.version(merchant, versionId)) ?? refuse('not_found');
    const found = await lockedContract(parts, memberId, contractId);
    if (found.side !== 'downline') return refuse('forbidden');
    return { found, offer: await openOffer(parts, found, versionId) };
  };

  return {
    /**
     * Signs an offer: it counts from the next border, at which the version that ran before and all contracts below
     * that it does not cover end. Refuses what `openOffer` refuses, and `contract_ends_changed` when `seen` does not
     * name what would end.
     */
    sign: async (memberId: string, versionId: string, seen: string): Promise<string> => {
      const { found, offer } = await offerTo(memberId, versionId);
      const { contract, downline, running } = found;
      const { kind } = contract;
      const change = { merchant, kind, memberId, line: downline.line, tiers: offer.tiers };
      const cascade = await cascadeOf(queries, change, now);
      demandSeen(kind, memberId, cascade, seen);
      const from = countsFrom(kind, now, timeZone);
      if (running !== null) await store.endAll([running], { ending: 'replaced', countsTo: from, at: now });
      await store.answer(offer.id, { state: 'signed', countsFrom: from }, now);
      await endCascade(parts, kind, cascade, from);
      await news.toUpline(found, 'contractSigned', { from: from.toISOString() });
      return contract.id;
    },

    reject: async (memberId: string, versionId: string): Promise<string> => {
      const { found, offer } = await offerTo(memberId, versionId);
      await store.answer(offer.id, { state: 'rejected' }, now);
      await news.toUpline(found, 'contractRejected');
      return found.contract.id;
    },
  };
};
