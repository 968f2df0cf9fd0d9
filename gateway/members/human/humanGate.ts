import type { HumanAction } from '#contract/constants';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { HumanProvider } from '../ports/humanProvider.ts';

/** Ends the call unless its proof of human verification is good. */
export const humanGate =
  (provider: HumanProvider | undefined) =>
  async (
    wanted: boolean,
    merchant: string,
    action: HumanAction,
    proof: string | undefined,
  ): Promise<void> => {
    if (provider === undefined || !wanted) return;
    if (proof === undefined || !(await provider.verify(merchant, action, proof)))
      refuse('verification_required');
  };
