import type { GameType, RegistrationField } from './constants.ts';
import { realityCheckMinutes, type LimitKind } from './saferPlay.ts';

/** What a market demands of a brand, as the gateway enforces it: the stricter of its pack and the product (decision 92). */
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
  /** What games may offer. */
  readonly autoplay: boolean;
  readonly quickSpin: boolean;
  readonly bonusBuy: boolean;
  /** Whether visitors may try games without an account. */
  readonly withoutAccount: boolean;
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
  autoplay: true,
  quickSpin: true,
  bonusBuy: true,
  withoutAccount: true,
  hiddenCategories: [],
  requiredFields: [],
};
