import { and, eq } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { lesserOf } from '../money/lesserOf.ts';
import { balanceOf } from './balanceOf.ts';
import { LedgerError } from './LedgerError.ts';
import { transfer, type AccountName, type Entry } from './movement.ts';
import { post, type Posting } from './post.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

interface HoldName {
  readonly merchant: string;
  /** Names the hold; one hold a key. */
  readonly key: string;
  readonly at: Date;
}

export interface NewHold extends HoldName {
  readonly member: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly reason: string;
  readonly ref: string;
}

const held = (key: string) => `hold:${key}`;
/** Release and capture share one key, so that only the first of them is booked. */
const settled = (key: string) => `settle:${key}`;

const purse = (owner: string) => ({ kind: 'member', owner }) as const;
/** Money beyond a limit (decision 27). */
const unplayablePurse = (owner: string) => ({ kind: 'aside', owner }) as const;

const some = (from: AccountName, to: AccountName, amount: bigint, currency: Currency): Entry[] =>
  amount > 0n ? transfer(from, to, amount, currency) : [];

/**
 * Keeps a member's money until it is captured or released: first what may not be played, then that of the wallet.
 * Refuses `insufficient_funds`; throws LedgerError for an amount that is not above zero.
 */
export const hold = async (
  tx: Queries,
  { key, member, amount, currency, ...rest }: NewHold,
): Promise<Posting> => {
  if (amount <= 0n) throw new LedgerError(`A hold ${key} of ${amount}`);
  const unplayable = await balanceOf(tx, rest.merchant, unplayablePurse(member), currency);
  const fromUnplayable = lesserOf(amount, unplayable);
  const to = { kind: 'hold', owner: member } as const;
  return post(tx, {
    ...rest,
    key: held(key),
    entries: [
      ...some(unplayablePurse(member), to, fromUnplayable, currency),
      ...some(purse(member), to, amount - fromUnplayable, currency),
    ],
  });
};

const findHold = async (tx: Queries, { merchant, key }: Omit<HoldName, 'at'>) => {
  const entries = await tx
    .select({
      member: ledgerAccounts.owner,
      kind: ledgerAccounts.kind,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      ref: ledgerPostings.ref,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerPostings.merchant, merchant), eq(ledgerPostings.key, held(key))));
  const [first] = entries;
  if (first === undefined) throw new LedgerError(`No hold ${key} of ${merchant}`);
  const from = (kind: 'aside' | 'member') =>
    entries.reduce((sum, one) => (one.kind === kind ? sum - one.amount : sum), 0n);
  const fromUnplayable = from('aside');
  const { member, currency, ref } = first;
  return {
    member,
    ref,
    currency: currency as Currency,
    fromUnplayable,
    amount: fromUnplayable + from('member'),
  };
};

/** How much of a hold was money that may not be played. */
export const heldUnplayable = async (tx: Queries, name: Omit<HoldName, 'at'>): Promise<bigint> =>
  (await findHold(tx, name)).fromUnplayable;

/** Gives held money back to where it was. Throws LedgerError when it was captured. */
export const release = async (tx: Queries, name: HoldName): Promise<Posting> => {
  const { member, amount, fromUnplayable, currency, ref } = await findHold(tx, name);
  const from = { kind: 'hold', owner: member } as const;
  return post(tx, {
    ...name,
    key: settled(name.key),
    reason: 'hold.release',
    ref,
    entries: [
      ...some(from, unplayablePurse(member), fromUnplayable, currency),
      ...some(from, purse(member), amount - fromUnplayable, currency),
    ],
  });
};

/** Takes held money for good; what exceeds `amount` goes back. Throws LedgerError when it was released. */
export const capture = async (
  tx: Queries,
  name: HoldName & { readonly to: AccountName; readonly amount?: bigint },
): Promise<Posting> => {
  const { member, amount: whole, fromUnplayable, currency, ref } = await findHold(tx, name);
  const taken = name.amount ?? whole;
  if (taken <= 0n || taken > whole)
    throw new LedgerError(`Hold ${name.key} of ${whole} cannot give ${taken}`);
  const from = { kind: 'hold', owner: member } as const;
  const rest = whole - taken;
  const backUnplayable = fromUnplayable > taken ? fromUnplayable - taken : 0n;
  return post(tx, {
    key: settled(name.key),
    merchant: name.merchant,
    at: name.at,
    reason: 'hold.capture',
    ref,
    entries: [
      ...transfer(from, name.to, taken, currency),
      ...some(from, unplayablePurse(member), backUnplayable, currency),
      ...some(from, purse(member), rest - backUnplayable, currency),
    ],
  });
};
