import type { GameType, RegistrationField } from './constants.ts';
import {
  exclusionMonths,
  realityCheckMinutes,
  timeOutDays,
  type ExclusionLength,
  type LimitKind,
} from './saferPlay.ts';

/** What a market demands of a brand, as the gateway enforces it: the stricter of its pack and the product (decision 100). */
export interface MarketRules {
  /** Name of the pack; null for a brand without one. */
  readonly id: string | null;
  /** Play money alone: no payment provider outside, no licence. */
  readonly demoOnly: boolean;
  readonly realityCheck: {
    /** Whether a member can switch it off. */
    readonly mandatory: boolean;
    /** For members who have set none; null for none. */
    readonly usualMinutes: number | null;
    readonly leastMinutes: number;
    readonly mostMinutes: number;
  };
  /** Kinds of which a member must have set one limit before the first stake. */
  readonly requiredLimits: readonly LimitKind[];
  /** Least time from one stake to the next, in slots and in other games of the house. */
  readonly slotsLeastMilliseconds: number;
  readonly otherLeastMilliseconds: number;
  /**
   * The most that one round of a slot may stake, in minor units, from which age; of several the one with the highest age
   * that the player has reached holds. Empty for no cap.
   */
  readonly slotsMostStakes: readonly { readonly fromAge: number; readonly most: number }[];
  /** What games may offer. */
  readonly autoplay: boolean;
  readonly quickSpin: boolean;
  readonly bonusBuy: boolean;
  /** Whether visitors may try games without an account. */
  readonly withoutAccount: boolean;
  /** Whether a bonus may be given for signing up or for a first deposit. */
  readonly signUpBonus: boolean;
  /** The most times that a bonus may have to be wagered; null for no cap. */
  readonly mostWagering: number | null;
  /** Lengths of a time-out that members choose from, in days. */
  readonly timeOutDays: readonly number[];
  /** Lengths of a self-exclusion, in months. */
  readonly exclusionMonths: readonly ExclusionLength[];
  readonly hiddenCategories: readonly GameType[];
  /** Fields that the registration asks for, whatever the operator's rules say. */
  readonly requiredFields: readonly RegistrationField[];
}

/** Of a brand that names no market: the product's own rules alone. */
export const noMarket: MarketRules = {
  id: null,
  demoOnly: false,
  realityCheck: {
    mandatory: false,
    usualMinutes: null,
    leastMinutes: realityCheckMinutes.least,
    mostMinutes: realityCheckMinutes.most,
  },
  requiredLimits: [],
  slotsLeastMilliseconds: 0,
  otherLeastMilliseconds: 0,
  slotsMostStakes: [],
  autoplay: true,
  quickSpin: true,
  bonusBuy: true,
  withoutAccount: true,
  signUpBonus: true,
  mostWagering: null,
  timeOutDays,
  exclusionMonths,
  hiddenCategories: [],
  requiredFields: [],
};
