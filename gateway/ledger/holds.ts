import { and, eq, gt } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Queries } from '../database/database.ts';
import { LedgerError } from './LedgerError.ts';
import { transfer, type AccountName } from './movement.ts';
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

/** Sets a member's money aside. Refuses `insufficient_funds`. */
export const hold = (tx: Queries, { key, member, amount, currency, ...rest }: NewHold): Promise<Posting> =>
  post(tx, {
    ...rest,
    key: held(key),
    entries: transfer({ kind: 'member', owner: member }, { kind: 'hold', owner: member }, amount, currency),
  });

const findHold = async (tx: Queries, { merchant, key }: HoldName) => {
  const [found] = await tx
    .select({
      member: ledgerAccounts.owner,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      ref: ledgerPostings.ref,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerPostings.merchant, merchant),
        eq(ledgerPostings.key, held(key)),
        eq(ledgerAccounts.kind, 'hold'),
        gt(ledgerEntries.amount, 0n),
      ),
    );
  if (found === undefined) throw new LedgerError(`No hold ${key} of ${merchant}`);
  return { ...found, currency: found.currency as Currency };
};

/** Gives held money back. Throws LedgerError when it was captured. */
export const release = async (tx: Queries, name: HoldName): Promise<Posting> => {
  const { member, amount, currency, ref } = await findHold(tx, name);
  return post(tx, {
    ...name,
    key: settled(name.key),
    reason: 'hold.release',
    ref,
    entries: transfer({ kind: 'hold', owner: member }, { kind: 'member', owner: member }, amount, currency),
  });
};

/** Takes held money for good; what exceeds `amount` goes back to the member. Throws LedgerError when it was released. */
export const capture = async (
  tx: Queries,
  name: HoldName & { readonly to: AccountName; readonly amount?: bigint },
): Promise<Posting> => {
  const { member, amount: whole, currency, ref } = await findHold(tx, name);
  const taken = name.amount ?? whole;
  if (taken <= 0n || taken > whole)
    throw new LedgerError(`Hold ${name.key} of ${whole} cannot give ${taken}`);
  const from = { kind: 'hold', owner: member } as const;
  const rest = whole - taken;
  return post(tx, {
    key: settled(name.key),
    merchant: name.merchant,
    at: name.at,
    reason: 'hold.capture',
    ref,
    entries: [
      ...transfer(from, name.to, taken, currency),
      ...(rest > 0n ? transfer(from, { kind: 'member', owner: member }, rest, currency) : []),
    ],
  });
};
