import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { latestPostings } from '../../ledger/postings/latestPostings.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { boundMoney } from '../../money/turnover/boundMoney.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { findMember } from '../acts/findMember.ts';
import { orReused } from '../acts/orReused.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { keyInput } from '../acts/keyInput.ts';
import { timeSearch } from '../acts/searchInputs.ts';
import { writeMoney } from '../../ledger/money/writeMoney.ts';

const account = { kind: 'text', required: true, help: 'account of the member' } as const;
const movement = {
  places: {
    account,
    amount: {
      kind: 'money',
      required: true,
      help: 'above zero, in the brand’s currency and not in minor units, such as 500000',
    },
  },
  options: {
    reason: { kind: 'text', required: true, help: 'kept with the movement' },
    key: keyInput,
  },
} as const;

const adjust = async (
  context: ActContext,
  values: { account: string; amount: bigint; reason: string; key: string },
  direction: 'in' | 'out',
) => {
  const { tx, merchant, now, tenant, runtime } = context;
  const { currency } = tenant;
  const { amount, key, reason } = values;
  const member = await findMember(context, values.account);
  const purse = { kind: 'member', owner: member.id } as const;
  const house = { kind: 'house' } as const;
  await lockMember(tx, { merchant, memberId: member.id });
  const before = await balanceOf(tx, merchant, purse, currency);
  const posting = await post(tx, {
    key: `operator:${key}`,
    merchant,
    reason: `operator: ${reason}`,
    // The number that the member reads and tells support.
    ref: runtime.newId(),
    at: now,
    entries:
      direction === 'in'
        ? transfer(house, purse, amount, currency)
        : transfer(purse, house, amount, currency),
  }).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw new OperatorError(`${values.account} has only ${writeMoney(before, currency)}`);
    return orReused(key)(error);
  });
  if (direction === 'out' && !posting.repeated)
    await boundMoney(tx).remove({ merchant, memberId: member.id }, currency, amount);
  const after = await balanceOf(tx, merchant, purse, currency);
  const moved = posting.repeated ? 0n : amount;
  const row = {
    account: member.account,
    moved: amountCell(moved, currency),
    balance: amountCell(after, currency),
    repeated: posting.repeated,
    key,
  };
  return {
    rows: [row],
    change: {
      target: member.account,
      before: { balance: amountCell(before, currency) },
      after: {
        balance: amountCell(after, currency),
        moved: amountCell(moved, currency),
        ...{ reason, key, repeated: posting.repeated },
      },
      moved,
    },
  };
};

export const money: Command = {
  summary: 'The ledger: balances and movements.',
  acts: {
    check: act({
      summary: 'Adds up every entry again and compares; fails when a balance differs.',
      run: async ({ database }) => {
        const result = await compareBalances(database);
        const { accounts, entries, overdrawn, differences, unbalanced, offCurrencies } = result;
        return {
          rows: [
            { accounts, entries, overdrawn, sound: booksAreSound(result) },
            ...differences.map((difference) => ({ ...difference })),
            ...unbalanced.map((posting) => ({ unbalanced: posting })),
            ...offCurrencies.map((currency) => ({ 'not zero': currency })),
          ],
          failed: !booksAreSound(result),
        };
      },
    }),
    show: act({
      summary: 'The balance of a member.',
      places: { account },
      run: async (context, values) => {
        const { id, account: name } = await findMember(context, values.account);
        const { tx, merchant, tenant } = context;
        const balance = await balanceOf(tx, merchant, { kind: 'member', owner: id }, tenant.currency);
        return { rows: [{ account: name, balance: amountCell(balance, tenant.currency) }] };
      },
    }),
    credit: act({
      summary: 'Gives money of the house to a member.',
      final: true,
      ...movement,
      run: (context, values) => adjust(context, values, 'in'),
    }),
    debit: act({
      summary: 'Takes money of a member to the house.',
      final: true,
      ...movement,
      run: (context, values) => adjust(context, values, 'out'),
    }),
    postings: act({
      summary: 'The last movements of a brand.',
      options: {
        limit: { kind: 'integer', help: '20 unless given' },
        account: { kind: 'text', help: 'account of the member whose money moved' },
        ...timeSearch,
      },
      run: async (context, { limit = 20, account: name, ...time }) => {
        const owner = name === undefined ? undefined : (await findMember(context, name)).id;
        const { tx, merchant } = context;
        const rows = await latestPostings(tx, merchant, Math.max(1, limit), { owner, ...time });
        return {
          rows: rows.map(({ id, key, reason, ref, postedAt }) => ({
            id: id.toString(),
            at: postedAt.toISOString(),
            key,
            reason,
            ref,
          })),
        };
      },
    }),
  },
  examples: [
    'money check',
    'money show demo',
    'money postings --account demo --from 2026-11-01T00:00:00+07:00',
    'money credit demo 500000 --reason "goodwill" --key ticket-4821',
  ],
};
