import type { MarketRules } from '#contract/market';
import type { Promotion } from './schema.ts';

/** Whether a market forbids a promotion: one for signing up or for a first deposit, where it allows no such bonus. */
export const isForbidden = (
  { rules: { newFor, firstDeposit } }: Pick<Promotion, 'rules'>,
  { signUpBonus }: Pick<MarketRules, 'signUpBonus'>,
): boolean => !signUpBonus && (newFor !== undefined || firstDeposit === true);
