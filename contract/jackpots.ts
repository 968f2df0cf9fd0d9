/** Sizes of progressive jackpots, the largest first. */
export const jackpotTiers = ['diamond', 'gold', 'silver', 'bronze'] as const;
export type JackpotTier = (typeof jackpotTiers)[number];

export const jackpotLimits = {
  /** Jackpot games of which the answer tells. */
  pots: 300,
  /** The largest pots, with their games. */
  largest: 12,
  /** The last pots that were won. */
  hits: 6,
} as const;
