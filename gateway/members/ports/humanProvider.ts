import type { HumanAction } from '#contract/constants';
import type { Value } from '#contract/wireTypes';

/** Tells people from programs. */
export interface HumanProvider {
  readonly challenge: (merchant: string, action: HumanAction) => Promise<Value<'humanChallenge'>>;
  /** Whether the proof is good for the action at that merchant; each counts once. */
  readonly verify: (merchant: string, action: HumanAction, proof: string) => Promise<boolean>;
}
