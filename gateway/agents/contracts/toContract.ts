import {
  tierFields,
  type ContractKind,
  type ContractRequest,
  type ContractSide,
} from '#contract/agentContracts';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { OpenContract } from './contractStore.ts';
import type { ContractVersion, StoredTier } from './schema.ts';

type WireContract = Value<'contractDetail'>['contract'];
type WireVersion = Value<'contractDetail'>['versions'][number];
type WireTier = WireVersion['tiers'][number];

/** Thresholds of money are texts, counts and rates numbers. */
const toTier = (kind: ContractKind, tier: StoredTier, currency: Currency): WireTier =>
  Object.fromEntries(
    [...tierFields[kind].thresholds, ...tierFields[kind].rates].map((field) => {
      const value = tier[field];
      return [field, typeof value === 'string' ? { amount: value, currency } : value];
    }),
  );

export const toVersion = (
  kind: ContractKind,
  version: ContractVersion,
  { currency, now }: { readonly currency: Currency; readonly now: Date },
): WireVersion => {
  const { id, number, state, period, tiers, ending } = version;
  const { offeredAt, answerBy, answeredAt, countsFrom, countsTo } = version;
  return {
    id,
    number,
    state: state === 'offered' && answerBy <= now ? 'expired' : state,
    period,
    tiers: tiers.map((tier) => toTier(kind, tier, currency)),
    offeredAt: offeredAt.toISOString(),
    answerBy: answerBy.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    countsFrom: countsFrom?.toISOString() ?? null,
    countsTo: countsTo?.toISOString() ?? null,
    ending,
  };
};

/** What of a contract a side has to answer. */
export const waitsFor = (
  { offer, endRequest }: Pick<OpenContract, 'offer' | 'endRequest'>,
  side: ContractSide,
): ContractRequest => {
  if (offer !== null && side === 'downline') return 'new';
  return endRequest !== null && endRequest.by !== side ? 'end' : 'none';
};

interface View {
  readonly side: ContractSide;
  /** The upline as the downline reads it; null for the house. */
  readonly upline: WireContract['other'];
  readonly currency: Currency;
  readonly now: Date;
}

/** A contract as one of its sides sees it. */
export const toContract = (open: OpenContract, { side, upline, currency, now }: View): WireContract => {
  const { contract, downline, running, offer, endRequest } = open;
  const { id, kind } = contract;
  const version = (one: ContractVersion | null) => one && toVersion(kind, one, { currency, now });
  const { account, nickname } = downline;
  return {
    id,
    kind,
    side,
    other: side === 'upline' ? { account, nickname } : upline,
    running: version(running),
    offer: version(offer),
    endRequest: endRequest && { by: endRequest.by, at: endRequest.at.toISOString() },
    waits: waitsFor(open, side),
  };
};
