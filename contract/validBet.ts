/**
 * House edge from which a stake counts in full, in hundredths of a per cent. A bet with a smaller edge counts in
 * proportion, so that what all rewards together return for a stake stays below what the stake costs on average.
 */
export const FULL_EDGE = 250;

const WHOLE = 10_000;

/** The part of a stake that counts, by the return to player of its bet in hundredths of a per cent. Minor units. */
export const weighByEdge = (stake: bigint, rtp: number): bigint => {
  const edge = Math.min(Math.max(WHOLE - rtp, 0), FULL_EDGE);
  return (stake * BigInt(edge)) / BigInt(FULL_EDGE);
};

/** A bet with what it returns under each outcome of its event, in the same order for all bets of the event. */
export interface BetReturns {
  readonly stake: bigint;
  /** Return to player, in hundredths of a per cent. */
  readonly rtp: number;
  /** Stake included, minor units. */
  readonly returns: readonly bigint[];
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** What bets on one event return at least in all outcomes but the `ignored` worst. */
const assuredReturn = (bets: readonly BetReturns[], ignored: number): bigint => {
  const totals = bets[0]?.returns.map((_, outcome) => sum(bets.map(({ returns }) => returns[outcome] ?? 0n)));
  return totals?.toSorted((one, other) => (one < other ? -1 : Number(one > other)))[ignored] ?? 0n;
};

const validBet = (bets: readonly BetReturns[], ignored: number): bigint => {
  const atRisk = sum(bets.map(({ stake }) => stake)) - assuredReturn(bets, ignored);
  const weighed = sum(bets.map(({ stake, rtp }) => weighByEdge(stake, rtp)));
  const counted = atRisk < weighed ? atRisk : weighed;
  return counted > 0n ? counted : 0n;
};

/**
 * The valid bet of one event: what is at risk, which is the stake less what comes back under every outcome, and no more
 * than the edges of the bets allow. Bets that cancel each other out count only for what they are sure to cost.
 */
export const validBetOf = (bets: readonly BetReturns[]): bigint => validBet(bets, 0);

/** A bet counts as safe if at most one outcome in `RARE` loses it. */
const RARE = 4;

/**
 * The valid bet of an event whose outcomes are equally likely. Bets that together win in three of four outcomes or more
 * count as if they won in all of them.
 */
export const validBetOfDraw = (bets: readonly BetReturns[]): bigint =>
  validBet(bets, Math.floor((bets[0]?.returns.length ?? 0) / RARE));
