import fc from 'fast-check';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import type { Faults } from '../outside/paymentProvider.ts';
import { paymentDesk } from '../paymentDesk.ts';

// Orders, payments and faults in any order; fast-check prints the seed of a failure, and how to replay it. Nothing is
// shrunk, because the books go on from run to run.
const SEEDS = Number(process.env.DEEP_PAYMENT_SEEDS ?? 60);
const ACTS = 14;
const LONGEST_WAIT = 20;
/** Longer than the acts together: whatever was lost is asked for once more. */
const HEALING = 2 * ACTS * LONGEST_WAIT;
const HOUR = 3_600_000;

type Act =
  | { readonly act: 'deposit' | 'withdraw' | 'pay' | 'underpay' | 'reject'; readonly which: number }
  | { readonly act: 'wait'; readonly minutes: number }
  | { readonly act: 'fail'; readonly faults: Partial<Faults> };

const faults = fc.record<Partial<Faults>>(
  {
    silent: fc.boolean(),
    drops: fc.boolean(),
    fails: fc.boolean(),
    loses: fc.boolean(),
    repeats: fc.boolean(),
    reverses: fc.boolean(),
    forges: fc.boolean(),
    lies: fc.constantFrom('currency', 'order', ''),
  },
  { requiredKeys: [] },
);

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('deposit', 'withdraw', 'pay', 'underpay', 'reject'),
      which: fc.nat(99),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: LONGEST_WAIT }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('fail' as const), faults }) },
);

let at: Awaited<ReturnType<typeof paymentDesk>>;
beforeAll(async () => {
  at = await paymentDesk();
}, HOUR);
afterAll(() => at.close(), HOUR);

/** An open deposit of the provider's books, if there is one. */
const openDeposit = async (which: number): Promise<{ orderNo: string; amount: number } | undefined> => {
  const open = (await at.provider.books()).filter(
    ({ kind, state }) => kind === 'deposit' && state === 'open',
  );
  const order = open[which % Math.max(1, open.length)];
  return order && { orderNo: order.orderNo, amount: Number(order.amount) };
};

const perform = async (told: Act): Promise<void> => {
  if (told.act === 'wait') return at.pass(told.minutes);
  if (told.act === 'fail') return void (await at.provider.setFaults(told.faults));
  if (told.act === 'deposit') {
    const { token } = await at.gateway.members.create();
    await at.order(token, 200_000 + told.which);
  } else if (told.act === 'withdraw') {
    await at.withdraw(300_000 + told.which);
  } else {
    const order = await openDeposit(told.which);
    if (order === undefined) return;
    if (told.act === 'reject') await at.provider.reject(order.orderNo);
    else await at.provider.pay(order.orderNo, told.act === 'pay' ? order.amount : order.amount - 50_000);
  }
  await at.step();
};

test(
  'PORT-02 whatever goes wrong between gateway and provider, an hour and more of it, both have equal books in the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: ACTS }), async (told) => {
        for (const act of told) await perform(act);
        await at.provider.setFaults();
        await at.pass(HEALING);
        const { ledger, provider } = await at.books();
        expect(ledger).toEqual(provider);
      }),
      { numRuns: SEEDS, endOnFailure: true },
    );
    expect((await at.books()).ledger.length).toBeGreaterThan(SEEDS);
    expect(booksAreSound(await compareBalances(at.gateway.database))).toBe(true);
  },
  HOUR,
);
