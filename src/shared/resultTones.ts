import type { BetResult } from '#contract/records';

/** Tone of a bet's result. Won and lost differ by the word alone (glossary §1). */
export const resultTones = {
  open: 'warning',
  won: 'success',
  lost: 'neutral',
  even: 'neutral',
  void: 'neutral',
} as const satisfies Record<BetResult, string>;
