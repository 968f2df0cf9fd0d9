import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { at, deposit, ledgerDatabase, member, merchant } from '../../testing/ledger/ledgerFixture.ts';
import type { GameVisit } from '../launch/schema.ts';
import { memberService } from '../../members/members/memberService.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { betService } from './betService.ts';
import { bets } from '../bets/schema.ts';

const START = 5_000n;
const runtime = testRuntime();

let databases: readonly [Database, Database];
let close: () => Promise<void>;
beforeAll(async () => {
  const { database, second, close: end } = await ledgerDatabase();
  databases = [database, second];
  close = end;
});
afterAll(() => close());

/** What a vendor may say, in any order, as often as it likes. */
const anyWord = fc.record({
  what: fc.constantFrom('bet', 'bet', 'win', 'void'),
  round: fc.integer({ min: 0, max: 12 }),
  amount: fc.integer({ min: 1, max: 900 }),
});
type Word = typeof anyWord extends fc.Arbitrary<infer Value> ? Value : never;

const visitor = async (): Promise<GameVisit> => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const { id } = await memberService(databases[0].queries, runtime).create({ merchant, account });
  await deposit(databases[0], id, START);
  return {
    id: runtime.newId(),
    merchant,
    memberId: id,
    sessionHash: '',
    gameCode: 'RNG0001',
    gameType: 'RNG',
    vassalage: 'NVP',
    mode: 'real',
    language: 'VI',
    parentOrigin: '',
    startedAt: at,
  };
};

const say = async (database: Database, visit: GameVisit, { what, round, amount }: Word): Promise<void> => {
  const roundRef = `${visit.id}-${round}`;
  const call = {
    visit,
    roundRef,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    id: runtime.newId(),
    now: at,
  } as const;
  const acts = {
    bet: (tx: Database['queries']) => betService(tx).place(call, BigInt(amount)),
    win: (tx: Database['queries']) => betService(tx).settle(call, BigInt(amount)),
    void: (tx: Database['queries']) => betService(tx).cancel(call),
  } as const;
  await database
    .transaction<unknown>((tx) => acts[what as keyof typeof acts](tx))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
};

test('GAME-12 whatever four writers over two gateways say of rounds, the balance is what the betting record adds up to', async () => {
  const lists = fc.array(fc.array(anyWord, { maxLength: 25 }), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(lists, async (writers) => {
      const visit = await visitor();
      await Promise.all(
        writers.map(async (words, writer) => {
          for (const word of words) await say(databases[writer % 2 === 0 ? 0 : 1], visit, word);
        }),
      );
      const rows = await databases[0].queries.select().from(bets).where(eq(bets.memberId, visit.memberId));
      const moved = rows.reduce(
        (sum, { state, win, stake }) => sum - stake + (state === 'open' ? 0n : win),
        0n,
      );
      const balance = await balanceOf(databases[0].queries, merchant, member(visit.memberId), 'VND');
      expect(balance).toBe(START + moved);
      expect(balance).toBeGreaterThanOrEqual(0n);
    }),
    { numRuns: 15 },
  );
  expect(booksAreSound(await compareBalances(databases[0]))).toBe(true);
}, 60_000);
