import { tierFields, type ContractKind, type TierField } from './agentContracts.ts';

/** A tier with any of the fields of its kind, as numbers or, for money, texts of minor units. */
export type TierValues = Readonly<Partial<Record<TierField, string | number | bigint>>>;

/**
 * What is wrong with a field of a tier: `falls` below the tier before; `same` thresholds as the tier before; a rate
 * that is not `higher` than that of the tier before; `noRate` at all.
 */
export const tierFaultKinds = ['falls', 'same', 'notHigher', 'noRate'] as const;
export type TierFaultKind = (typeof tierFaultKinds)[number];

export interface TierFault {
  /** Place of the tier, from 0. */
  readonly tier: number;
  readonly field: TierField;
  readonly fault: TierFaultKind;
}

const valueOf = (tier: TierValues, field: TierField): bigint => BigInt(tier[field] ?? 0);

const faultOf = (
  kind: ContractKind,
  before: TierValues | undefined,
  tier: TierValues,
): Omit<TierFault, 'tier'> | undefined => {
  const { thresholds, rates } = tierFields[kind];
  const rises = (field: TierField) => before === undefined || valueOf(tier, field) > valueOf(before, field);
  const falls = (field: TierField) => before !== undefined && valueOf(tier, field) < valueOf(before, field);
  if (rates.every((field) => valueOf(tier, field) === 0n)) return { field: rates[0], fault: 'noRate' };
  const fallen = [...thresholds, ...rates].find(falls);
  if (fallen !== undefined) return { field: fallen, fault: 'falls' };
  if (!thresholds.some(rises)) return { field: thresholds[0], fault: 'same' };
  return rates.some(rises) ? undefined : { field: rates[0], fault: 'notHigher' };
};

/**
 * What is wrong with the tiers of a contract, the first fault of each tier. No threshold is lower than that of the
 * tier before and at least one is higher; so are the rates.
 */
export const tierFaults = (kind: ContractKind, tiers: readonly TierValues[]): TierFault[] =>
  tiers.flatMap((tier, place) => {
    const fault = faultOf(kind, tiers[place - 1], tier);
    return fault === undefined ? [] : [{ tier: place, ...fault }];
  });

export interface RateAbove {
  /** Place of the tier, from 0. */
  readonly tier: number;
  readonly field: TierField;
  /** The most that the rate may be, in hundredths of a per cent. */
  readonly most: number;
}

/** The highest of one's own tiers that holds wherever another one's thresholds are met. */
const ownAt = (kind: ContractKind, own: readonly TierValues[], tier: TierValues): TierValues | undefined =>
  own.findLast((one) =>
    tierFields[kind].thresholds.every((field) => valueOf(one, field) <= valueOf(tier, field)),
  );

/**
 * The first rate of an offer that is above what the upline has by its own tiers at the same thresholds; nothing when
 * the upline's contract covers the offer. An upline without a contract of the kind covers nothing.
 */
export const rateAbove = (
  kind: ContractKind,
  own: readonly TierValues[],
  offered: readonly TierValues[],
): RateAbove | undefined => {
  for (const [place, tier] of offered.entries()) {
    const held = ownAt(kind, own, tier);
    for (const field of tierFields[kind].rates) {
      const most = held === undefined ? 0n : valueOf(held, field);
      if (valueOf(tier, field) > most) return { tier: place, field, most: Number(most) };
    }
  }
  return undefined;
};

/** The highest rate of a contract, in hundredths of a per cent. */
export const highestRate = (kind: ContractKind, tiers: readonly TierValues[]): number =>
  Math.max(0, ...tiers.flatMap((tier) => tierFields[kind].rates.map((field) => Number(tier[field] ?? 0))));
