import type { Money } from '#contract/money';

type Amount = Money | number;

interface Use {
  readonly amount: Amount | null;
  readonly used: Amount;
  readonly left: Amount | null;
}

const count = (amount: Amount): bigint => BigInt(typeof amount === 'number' ? amount : amount.amount);

/** Whether a limit is set and used up. */
export const isUsedUp = ({ left }: Pick<Use, 'left'>): boolean => left !== null && count(left) === 0n;

/** Used percentage of a limit, at most 100; undefined if none is set. */
export const usedPercent = ({ amount, used }: Use): number | undefined => {
  if (amount === null) return undefined;
  const whole = count(amount);
  return whole === 0n || count(used) >= whole ? 100 : Number((count(used) * 100n) / whole);
};

/** State of a requested higher limit: waiting, or ready to be confirmed until it lapses (SAFE-01). */
export const raiseState = (
  next: { readonly at: string; readonly until: string } | null,
  now: number,
): 'none' | 'waiting' | 'ready' => {
  if (next === null || Date.parse(next.until) <= now) return 'none';
  return Date.parse(next.at) <= now ? 'ready' : 'waiting';
};

/** The amount as the call expects it: minor units, or minutes. */
export const wireLimit = (amount: Amount | null): string | null =>
  amount === null ? null : count(amount).toString();
