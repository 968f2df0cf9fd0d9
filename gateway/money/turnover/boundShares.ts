import { lesserOf } from '../../ledger/money/lesserOf.ts';

/** Money that is bound to a requirement, in minor units. */
export interface Share {
  readonly requirementId: string;
  readonly amount: bigint;
}

/** As a bet's row keeps it. */
export interface WireShare {
  readonly requirementId: string;
  readonly amount: string;
}

/** What of a stake is bound: free money goes first, then bound money from the first requirement on. */
export const sharesOfStake = (
  stake: bigint,
  free: bigint,
  requirements: readonly { readonly id: string; readonly bound: bigint }[],
): Share[] => {
  let rest = stake > free ? stake - free : 0n;
  const shares: Share[] = [];
  for (const { id, bound } of requirements) {
    const amount = lesserOf(rest, bound);
    if (amount > 0n) shares.push({ requirementId: id, amount });
    rest -= amount;
  }
  return shares;
};

/**
 * What of the money that a round brought belongs to each share of its stake, in the proportions staked. Parts of a
 * minor unit fall to the free money, or without any to the last share.
 */
export const sharesOfReturn = (back: bigint, stake: bigint, shares: readonly Share[]): Share[] => {
  let staked = 0n;
  let given = 0n;
  return shares.map(({ requirementId, amount }) => {
    staked += amount;
    const upToHere = (back * staked) / stake;
    const share = { requirementId, amount: upToHere - given };
    given = upToHere;
    return share;
  });
};
