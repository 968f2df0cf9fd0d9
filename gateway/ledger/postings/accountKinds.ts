/** Stands between member and vendor in the owner of a `wallet`. */
export const WALLET_SEPARATOR = '/';

/** What an account is for. A member's accounts never go below zero; those of the other side do. */
const accountKinds = {
  /** A member's main wallet. */
  member: { belowZero: false },
  /** A member's money held until it is captured or released. */
  hold: { belowZero: false },
  /** A member's money at a vendor, where wallets are kept apart; the owner is member and vendor. */
  wallet: { belowZero: false },
  /** A member's money beyond a limit that the member has set: it can be withdrawn and not be played (decision 27). */
  aside: { belowZero: false },
  /** A member's bonus money under a wagering condition. */
  bonus: { belowZero: false },
  /** A member's points. */
  points: { belowZero: false },
  /** Points that members hold, as what the operator owes in points. */
  pointIssue: { belowZero: true },
  /** The operator's result: what players lost and won, adjustments. */
  house: { belowZero: true },
  /** Money that entered or left through payments. */
  cashier: { belowZero: true },
  /** Stakes and wins settled with a game vendor; the owner is the vendor's code. */
  vendor: { belowZero: true },
  /** What promotions cost. */
  promotion: { belowZero: true },
  /** What agents are paid out of. */
  commission: { belowZero: true },
} as const satisfies Record<string, { belowZero: boolean }>;

export type AccountKind = keyof typeof accountKinds;

export const kindsBelowZero = (Object.keys(accountKinds) as AccountKind[]).filter(
  (kind) => accountKinds[kind].belowZero,
);
