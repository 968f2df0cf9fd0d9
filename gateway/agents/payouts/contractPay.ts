import { tierFields, WHOLE_RATE, type ContractKind, type TierField } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';

/** What the line below a member has played in a span, without the member's own play. Minor units. */
export interface LineBase {
  readonly validBet: bigint;
  /** The players' result: returns minus stakes. */
  readonly net: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
  /** Members with a valid bet. */
  readonly active: number;
}

/** Valid bets of single bets, by the tier that holds for the stake and by the player's result. Minor units. */
export interface BetsByTier {
  /** Place of the tier, from 0. */
  readonly tier: number;
  readonly won: bigint;
  readonly lost: bigint;
}

export interface Gross {
  /** Minor units; below zero for a loss. */
  readonly gross: bigint;
  /** Place of the tier that holds, from 0. */
  readonly tier: number | null;
  /** Its rate in hundredths of a per cent. */
  readonly rate: number | null;
}

type SpanKind = Exclude<ContractKind, 'realTime'>;

const figures = {
  periodValidBet: ({ validBet }) => validBet,
  dailyBetAmount: ({ validBet }) => validBet,
  hourlyBetAmount: ({ validBet }) => validBet,
  periodProfitAndLoss: ({ net }) => -net,
  activeMembers: ({ active }) => BigInt(active),
} as const satisfies Partial<Record<TierField, (base: LineBase) => bigint>>;

/** A threshold of zero is not considered: it is met by a loss, too. */
const isMet = (kind: SpanKind, tier: TierValues, base: LineBase): boolean =>
  tierFields[kind].thresholds.every((field) => {
    const threshold = BigInt(tier[field] ?? 0);
    return threshold === 0n || figures[field](base) >= threshold;
  });

/** What a rate is taken of: the house's profit after what promotions cost, or the valid bets. */
const shared = (kind: SpanKind, { validBet, net, bonus, rebate }: LineBase): bigint =>
  kind === 'dividend' ? -net - bonus - rebate : validBet;

/** A share of an amount, cut towards zero. */
const share = (amount: bigint, rate: bigint): bigint => (amount * rate) / BigInt(WHOLE_RATE);

/** What a span is worth by the highest tier all of whose thresholds are met; nothing where none is. */
export const grossOf = (kind: SpanKind, tiers: readonly TierValues[], base: LineBase): Gross => {
  const tier = tiers.findLastIndex((one) => isMet(kind, one, base));
  if (tier < 0) return { gross: 0n, tier: null, rate: null };
  const rate = Number(tiers[tier]?.rate ?? 0);
  return { gross: share(shared(kind, base), BigInt(rate)), tier, rate };
};

/** The least stakes of the tiers of real-time salary, in their order. */
export const stakeBorders = (tiers: readonly TierValues[]): bigint[] =>
  tiers.map(({ singleBet }) => BigInt(singleBet ?? 0));

/** What the bets of a slot are worth; bets that returned the stake pay nothing. Cut once, over all tiers. */
export const realTimeGross = (tiers: readonly TierValues[], bets: readonly BetsByTier[]): bigint =>
  share(
    bets.reduce((sum, { tier, won, lost }) => {
      const { profitRate = 0, lossRate = 0 } = tiers[tier] ?? {};
      return sum + won * BigInt(profitRate) + lost * BigInt(lossRate);
    }, 0n),
    1n,
  );

interface Shares {
  readonly gross: bigint;
  /** The sum of what the contracts of direct downlines are worth. */
  readonly toDownlines: bigint;
  /** What a dividend carries from spans before, zero or below. */
  readonly carriedIn: bigint;
}

interface Settled {
  /** What is paid, zero or above. */
  readonly sum: bigint;
  /** What is left to the next span, zero or below. */
  readonly carriedOut: bigint;
}

/**
 * What a member keeps of a span: the gross without what the line below gets of it. A dividend below zero is carried to
 * the next span; a salary below zero pays nothing and is forgotten.
 */
export const settleSpan = (kind: ContractKind, { gross, toDownlines, carriedIn }: Shares): Settled => {
  const left = gross - toDownlines + carriedIn;
  if (left >= 0n) return { sum: left, carriedOut: 0n };
  return { sum: 0n, carriedOut: kind === 'dividend' ? left : 0n };
};
