import { hash } from 'node:crypto';
import type { ContractKind } from '#contract/agentContracts';
import { highestRate, type TierValues } from '#contract/contractTiers';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { endedBy, type Ended } from './contractEndings.ts';
import { contractNews } from './contractNews.ts';
import type { ContractParts } from './contractParts.ts';
import { contractStore } from './contractStore.ts';

type Standing = Awaited<ReturnType<ReturnType<typeof contractStore>['standingIn']>>[number];

const SHOWN = 200;

/** A member whose terms of a kind are about to change, to none or to these tiers. */
export interface Change {
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly memberId: string;
  readonly line: string;
  readonly tiers?: readonly TierValues[];
}

/** What would end by a change: signed contracts, and offers that could not be kept. */
export interface Cascade {
  readonly contracts: readonly Ended<Standing>[];
  readonly offers: readonly Standing[];
}

export const cascadeOf = async (
  queries: Queries,
  { merchant, kind, memberId, line, tiers }: Change,
  now: Date,
): Promise<Cascade> => {
  const standing = await contractStore(queries).standingIn(merchant, kind, line, now);
  const ended = endedBy(kind, standing, memberId, tiers);
  return {
    contracts: ended.filter(({ given }) => given.isSigned),
    offers: ended.filter(({ given }) => !given.isSigned).map(({ given }) => given),
  };
};

/** The cascade as it is shown, with a mark that proves later that it was. */
export const shownCascade = (kind: ContractKind, memberId: string, { contracts }: Cascade) => {
  const ends = contracts
    .map(({ given: { contractId, uplineId, account, nickname, tiers } }) => ({
      contractId,
      account,
      nickname,
      rate: highestRate(kind, tiers),
      direct: uplineId === memberId,
    }))
    .toSorted((one, other) => other.rate - one.rate || (one.account < other.account ? -1 : 1));
  const ids = ends.map(({ contractId }) => contractId).toSorted();
  return {
    ends: ends.slice(0, SHOWN),
    endsTotal: ends.length,
    seen: hash('sha256', ids.join(), 'base64url'),
  };
};

/** Refuses `contract_ends_changed`, with the list, when another one was shown. */
export const demandSeen = (kind: ContractKind, memberId: string, cascade: Cascade, seen: string): void => {
  const shown = shownCascade(kind, memberId, cascade);
  if (shown.seen !== seen) refuse('contract_ends_changed', shown);
};

/** Ends what cannot stand any more, at the moment from which the change counts, and tells whose it was. */
export const endCascade = async (
  parts: ContractParts,
  kind: ContractKind,
  { contracts, offers }: Cascade,
  countsTo: Date,
): Promise<void> => {
  const { queries, now } = parts;
  const store = contractStore(queries);
  for (const ending of ['undercut', 'uplineEnded'] as const) {
    const versions = contracts
      .filter((one) => one.ending === ending)
      .map(({ given }) => ({ id: given.versionId, contractId: given.contractId }));
    await store.endAll(versions, { ending, countsTo, at: now });
  }
  await store.withdrawAll(
    offers.map(({ versionId }) => versionId),
    now,
  );
  const news = contractNews(parts);
  const named = ({ uplineId, downlineId }: Standing) => ({ contract: { kind, uplineId, downlineId } });
  for (const { given } of contracts) {
    await news.toDownline(named(given), 'contractEnded', { until: countsTo.toISOString() });
  }
  for (const offer of offers) await news.toDownline(named(offer), 'contractWithdrawn');
};
