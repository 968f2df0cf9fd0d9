import { fieldsOfTier, MOST_TIERS, type ContractKind, type TierField } from '#contract/agentContracts';
import { rateAbove, tierFaults, type TierFaultKind, type TierValues } from '#contract/contractTiers';
import { isRate, sizeOfValue } from '@/domain/contractChange';
import type { ContractVersion } from '@/data/resources/useContracts';

export type OfferValues = Readonly<Record<string, string>>;

/** Name of the field with a tier's condition or rate. */
export const tierName = (place: number, field: TierField): string => `${field}${place}`;

/** Empty fields of every tier that a contract may have. */
export const emptyTiers = (kind: ContractKind): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: MOST_TIERS }, (_, place) =>
      fieldsOfTier(kind).map((field) => [tierName(place, field), ''] as const),
    ).flat(),
  );

/** Reads the text of a field; undefined if it is no value of its kind. */
export type ReadField = (field: TierField, text: string) => string | number | undefined;

/** The tiers that were typed; an empty or unreadable field counts as 0. */
export const typedTiers = (
  kind: ContractKind,
  count: number,
  values: OfferValues,
  read: ReadField,
): TierValues[] =>
  Array.from({ length: count }, (_, place) =>
    Object.fromEntries(
      fieldsOfTier(kind).map((field) => [field, read(field, values[tierName(place, field)] ?? '') ?? 0]),
    ),
  );

/** Tiers of the wire in the form that rules are written for: money as minor units. */
export const plainTiers = (kind: ContractKind, { tiers }: Pick<ContractVersion, 'tiers'>): TierValues[] =>
  tiers.map((tier) =>
    Object.fromEntries(fieldsOfTier(kind).map((field) => [field, sizeOfValue(tier[field])])),
  );

export interface OfferFault {
  readonly tier: number;
  readonly field: TierField;
  readonly fault: TierFaultKind | 'above';
  /** With `above`: the most that the rate may be. */
  readonly most?: number;
}

/** What is wrong with the tiers as they stand: their order, then a rate above one's own (AGENT-05). */
export const offerFaults = (
  kind: ContractKind,
  tiers: readonly TierValues[],
  own: readonly TierValues[],
): OfferFault[] => {
  const faults = tierFaults(kind, tiers);
  if (faults.length > 0) return faults;
  const above = rateAbove(kind, own, tiers);
  return above ? [{ ...above, fault: 'above' }] : [];
};

export const isMoney = (field: TierField): boolean => !isRate(field) && field !== 'activeMembers';
