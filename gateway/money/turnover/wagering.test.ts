import { eq } from 'drizzle-orm';
import { betService } from '../../play/seamlessWallet/betService.ts';
import { recordSettled } from '../../play/seamlessWallet/recordSettled.ts';
import { bets } from '../../play/bets/schema.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { hold } from '../../ledger/postings/holds.ts';
import {
  cashier,
  house,
  ledgerDatabase,
  member,
  merchant,
  movement,
} from '../../testing/ledger/ledgerFixture.ts';
import { transfer, type AccountName } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { memberService } from '../../members/members/memberService.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { forfeitBonus } from '../../offers/rewards/forfeitBonus.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { boundMoney } from './boundMoney.ts';
import { endingExamples } from './endingExamples.ts';
import { stakeExamples } from './stakeExamples.ts';
import { turnoverRequirements } from './schema.ts';
import { turnoverService } from './turnoverService.ts';
import type { WageringStep } from './wageringExample.ts';

const runtime = testRuntime();
const currency = 'VND';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await ledgerDatabase());
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(database))).toBe(true);
  await close();
});

const newPlayer = async () => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const { id: memberId } = await memberService(database.queries, runtime).create({ merchant, account });
  const owner = { merchant, memberId };
  const visits = new Map<string, string>();

  const move = (tx: Queries, from: AccountName, to: AccountName, amount: number) =>
    post(tx, movement(runtime.newId(), transfer(from, to, BigInt(amount), currency)));

  const callOf = (round: string, category = 'RNG') => {
    const gameType = visits.get(round) ?? category;
    visits.set(round, gameType);
    const visit = { id: memberId, merchant, memberId, vassalage: 'NVP', gameCode: 'RNG0001', gameType };
    const roundRef = `${memberId}-${round}`;
    const timeZone = 'Asia/Ho_Chi_Minh';
    return { visit, roundRef, currency, timeZone, id: runtime.newId(), now: runtime.now() } as const;
  };

  const bind = async (
    tx: Queries,
    source: 'bonus' | 'deposit',
    name: string,
    base: number,
    times: number,
  ) => {
    await lockMember(tx, owner);
    await move(tx, source === 'bonus' ? { kind: 'promotion' } : cashier, member(memberId), base);
    const requirement = { source, ref: `${memberId}-${name}`, base: BigInt(base), times };
    await turnoverService(tx, runtime).demand({ ...owner, ...requirement, at: runtime.now() });
  };

  const withdraw = async (tx: Queries, amount: number) => {
    const name = {
      merchant,
      member: memberId,
      currency,
      reason: 'withdrawal',
      ref: 'w',
      at: runtime.now(),
    } as const;
    await lockMember(tx, owner);
    await hold(tx, { ...name, key: runtime.newId(), amount: BigInt(amount) });
    await turnoverService(tx, runtime).demandFree(owner, currency);
  };

  const perform = async (tx: Queries, step: WageringStep): Promise<unknown> => {
    runtime.advance(1_000);
    switch (step[0]) {
      case 'free':
        return move(tx, house, member(memberId), step[1]);
      case 'bonus':
      case 'deposit':
        return bind(tx, step[0], step[1], step[2], step[3]);
      case 'bet':
        return betService(tx).place(callOf(step[1], step[3]), BigInt(step[2]));
      case 'win':
        return betService(tx).settle(callOf(step[1]), BigInt(step[2]), (settled) =>
          recordSettled(tx, runtime, settled, { moneyStep: 1_000 }, runtime.now()),
        );
      case 'void':
        return betService(tx).cancel(callOf(step[1]));
      case 'cancel':
        return forfeitBonus(tx, owner, {
          rewardId: `${memberId}-${step[1]}`,
          ending: 'cancelled',
          currency,
          now: runtime.now(),
        });
      case 'debit':
        await lockMember(tx, owner);
        await move(tx, member(memberId), house, step[1]);
        return boundMoney(tx).remove(owner, currency, BigInt(step[1]));
      default:
        return withdraw(tx, step[1]);
    }
  };

  return {
    does: async (step: WageringStep): Promise<void> => {
      const done = database.transaction((tx) => perform(tx, step));
      if (step[0] !== 'refused') await done;
      else await expect(done).rejects.toBeInstanceOf(Refusal);
    },
    stands: async () => {
      const rows = await database.queries
        .select()
        .from(turnoverRequirements)
        .where(eq(turnoverRequirements.memberId, memberId));
      const open = await database.queries.select().from(bets).where(eq(bets.memberId, memberId));
      expect(open.filter(({ state }) => state === 'open')).toEqual([]);
      expect(rows.every(({ inPlay }) => inPlay === 0n)).toBe(true);
      return {
        balance: Number(await balanceOf(database.queries, merchant, member(memberId), currency)),
        withdrawable: Number(await boundMoney(database.queries).free(owner, currency)),
        requirements: Object.fromEntries(
          rows.map(({ ref, bound, ending }) => [ref.slice(memberId.length + 1), ending ?? Number(bound)]),
        ),
      };
    },
  };
};

test.each([...stakeExamples, ...endingExamples])('SAFE-05 $name', async ({ steps, ...expected }) => {
  const player = await newPlayer();
  for (const step of steps) await player.does(step);
  expect(await player.stands()).toEqual({
    balance: expected.balance,
    withdrawable: expected.withdrawable,
    requirements: expected.requirements,
  });
});
