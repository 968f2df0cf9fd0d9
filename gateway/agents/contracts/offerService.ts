import { OFFER_DAYS, periodOfKind, type ContractKind, type ContractPeriod } from '#contract/agentContracts';
import { rateAbove, tierFaults } from '#contract/contractTiers';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { contractNews } from './contractNews.ts';
import { lockedContract, lockLine, type ContractParts, type PartyId } from './contractParts.ts';
import { contractStore, type OpenContract } from './contractStore.ts';
import type { StoredTier } from './schema.ts';

const DAY = 86_400_000;

/** What is offered: the span over which it is computed, and its tiers. */
export interface Terms {
  readonly period: ContractPeriod;
  readonly tiers: readonly StoredTier[];
}

/** The terms of a call, whose period is named for a dividend alone. */
export const termsOf = (
  kind: ContractKind,
  { period, tiers }: { readonly period?: ContractPeriod; readonly tiers: readonly StoredTier[] },
): Terms => ({ period: kind === 'dividend' ? (period ?? 'M') : periodOfKind[kind], tiers });

/** Refuses `contract_tiers_invalid` with the faults. */
export const demandOrder = (kind: ContractKind, { tiers }: Terms): void => {
  const faults = tierFaults(kind, tiers);
  if (faults.length > 0) refuse('contract_tiers_invalid', { faults });
};

/**
 * The direct downline of a party by account. Refuses `not_found` for whoever is not in the party's line and
 * `contract_not_direct` for whoever is further below.
 */
export const directDownline = async (
  { queries, runtime, tenant: { merchantCode } }: Omit<ContractParts, 'now'>,
  party: PartyId,
  account: string,
): Promise<MemberRow> => {
  const found = await memberService(queries, runtime).byAccount(merchantCode, account);
  const isBelow = found !== undefined && found.id !== party && found.line.includes(`${party ?? found.id}/`);
  if (!isBelow) return refuse('not_found');
  return found.uplineId === party ? found : refuse('contract_not_direct');
};

/** Offers of contracts (AGENT-05); works in a transaction. */
export const offerService = (parts: ContractParts) => {
  const { queries, runtime, tenant, now } = parts;
  const { merchantCode: merchant } = tenant;
  const store = contractStore(queries);

  /** Refuses `contract_needed` and `contract_rate_above_own`; the house may offer anything. */
  const demandCover = async (party: PartyId, kind: ContractKind, { tiers }: Terms): Promise<void> => {
    if (party === null) return;
    const { running } = (await store.ofKind(merchant, party, kind, now)) ?? {};
    if (!running) return refuse('contract_needed');
    const over = rateAbove(kind, running.tiers, tiers);
    if (over !== undefined) refuse('contract_rate_above_own', { above: over });
  };

  const contractWith = async (
    party: PartyId,
    kind: ContractKind,
    downlineId: string,
  ): Promise<Omit<OpenContract, 'downline'>> => {
    const found = await store.ofKind(merchant, downlineId, kind, now);
    if (found !== undefined) return found;
    const contract = { id: runtime.newId(), merchant, kind, uplineId: party, downlineId, createdAt: now };
    await store.insert(contract);
    return { contract, running: null, offer: null, endRequest: null };
  };

  return {
    /**
     * Offers terms to a direct downline and answers the contract's id. Refuses `contract_tiers_invalid`, `not_found`,
     * `contract_not_direct`, `contract_account_inactive`, `contract_needed`, `contract_rate_above_own`,
     * `contract_overlaps` while a contract of another period runs, and `contract_offer_waiting`.
     */
    offer: async (party: PartyId, kind: ContractKind, account: string, terms: Terms): Promise<string> => {
      demandOrder(kind, terms);
      const downline = await directDownline(parts, party, account);
      if (downline.state !== 'active') return refuse('contract_account_inactive');
      await lockLine(parts, downline.line);
      await demandCover(party, kind, terms);
      const found = await contractWith(party, kind, downline.id);
      const { contract, running, offer } = found;
      if (running !== null && running.period !== terms.period) {
        return refuse('contract_overlaps', { period: running.period });
      }
      if (offer !== null) return refuse('contract_offer_waiting');
      const answerBy = new Date(now.getTime() + OFFER_DAYS * DAY);
      await store.offer({
        id: runtime.newId(),
        merchant,
        contractId: contract.id,
        offeredAt: now,
        answerBy,
        ...terms,
      });
      await contractNews(parts).toDownline(found, 'contractOffered', { until: answerBy.toISOString() });
      return contract.id;
    },

    /** Takes an offer back. Refuses `not_found`, `forbidden` to the downline, and what `openOffer` refuses. */
    withdraw: async (party: PartyId, versionId: string): Promise<string> => {
      const { id, contractId } = (await store.version(merchant, versionId)) ?? refuse('not_found');
      const found = await lockedContract(parts, party, contractId);
      if (found.side !== 'upline') return refuse('forbidden');
      await openOffer(parts, found, id);
      await store.answer(id, { state: 'withdrawn' }, now);
      await contractNews(parts).toDownline(found, 'contractWithdrawn');
      return contractId;
    },
  };
};

/**
 * The offer of a contract, if the version is the one that waits. Refuses `contract_offer_withdrawn`,
 * `contract_offer_expired` and, with what became of it, `contract_answered`.
 */
export const openOffer = async (
  { queries, tenant }: Pick<ContractParts, 'queries' | 'tenant'>,
  { offer }: OpenContract,
  versionId: string,
) => {
  if (offer?.id === versionId) return offer;
  const { state } =
    (await contractStore(queries).version(tenant.merchantCode, versionId)) ?? refuse('not_found');
  if (state === 'withdrawn') return refuse('contract_offer_withdrawn');
  if (state === 'offered' || state === 'expired') return refuse('contract_offer_expired');
  return refuse('contract_answered', { state });
};
