import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { deposit, ledgerDatabase, merchant } from '../../testing/ledger/ledgerFixture.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { memberService } from '../../members/members/memberService.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { turnoverRequirements } from '../../money/turnover/schema.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';
import { betService } from './betService.ts';
import { bets } from '../bets/schema.ts';

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

/** A member whose wallet holds free and bound money. */
const newPlayer = async (free: bigint, bound: readonly bigint[]) => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const { id: memberId } = await memberService(database.queries, runtime).create({ merchant, account });
  await deposit(
    database,
    memberId,
    bound.reduce((sum, one) => sum + one, free),
  );
  for (const base of bound) {
    await database.transaction(async (tx) => {
      await lockMember(tx, { merchant, memberId });
      const requirement = { source: 'bonus', ref: runtime.newId(), base, times: 100 } as const;
      await turnoverService(tx, runtime).demand({ merchant, memberId, ...requirement, at: runtime.now() });
    });
    runtime.advance(1);
  }
  const visit = {
    ...{ id: memberId, merchant, memberId },
    ...{ vassalage: 'NVP', gameCode: 'RNG0001', gameType: 'RNG' },
  };
  const newRound = () => {
    const id = runtime.newId();
    const timeZone = 'Asia/Ho_Chi_Minh';
    return { visit, roundRef: id, currency, timeZone, id, now: runtime.now() } as const;
  };
  return {
    memberId,
    newRound,
    place: async (round = newRound()) => {
      await database.transaction((tx) => betService(tx).place(round, 10n));
      return round;
    },
  };
};
type Player = Awaited<ReturnType<typeof newPlayer>>;

/** What of a player's round has to wait for. */
const requirementOf =
  ({ memberId }: Player) =>
  (tx: Queries) =>
    tx.select().from(turnoverRequirements).where(eq(turnoverRequirements.memberId, memberId)).for('update');

/** Lets one player wait within a round while another has one at the same vendor; in what order they were done. */
const orderOf = async (waiting: Player, first: () => Promise<unknown>, second: () => Promise<unknown>) => {
  const done: string[] = [];
  const call = (name: string, work: () => Promise<unknown>) => async () => {
    await work();
    done.push(name);
  };
  await meetAt(database, requirementOf(waiting), [call('first', first), call('second', second)]);
  return done;
};

test("a stake whose share of bound money is being worked out does not hold up another member's at the same vendor (SOUND-04)", async () => {
  const [waiting, other] = [await newPlayer(0n, [100n]), await newPlayer(100n, [])];
  expect(
    await orderOf(
      waiting,
      () => waiting.place(),
      () => other.place(),
    ),
  ).toEqual(['second', 'first']);
});

test("a win that is being counted does not hold up another member's at the same vendor (SOUND-04)", async () => {
  const [waiting, other] = [await newPlayer(0n, [100n]), await newPlayer(100n, [])];
  const [slow, quick] = [await waiting.place(), await other.place()];
  const settle = (round: typeof slow) => () =>
    database.transaction((tx) => betService(tx).settle(round, 20n));
  expect(await orderOf(waiting, settle(slow), settle(quick))).toEqual(['second', 'first']);
});

test("a void that is being given back does not hold up another member's at the same vendor (SOUND-04)", async () => {
  const [waiting, other] = [await newPlayer(0n, [100n]), await newPlayer(100n, [])];
  const [slow, quick] = [await waiting.place(), await other.place()];
  const cancel = (round: typeof slow) => () => database.transaction((tx) => betService(tx).cancel(round));
  expect(await orderOf(waiting, cancel(slow), cancel(quick))).toEqual(['second', 'first']);
});

test('SAFE-05 stakes that are posted together take free money first, then what is bound, the oldest first', async () => {
  const { memberId, newRound } = await newPlayer(25n, [30n, 30n]);
  const stakes = [20n, 20n, 20n, 20n].map((stake) => ({ call: newRound(), stake }));
  await database.transaction((tx) => betService(tx).placeAll(stakes));
  const { queries } = database;
  const rows = await queries.select().from(bets).where(eq(bets.memberId, memberId));
  const shares = stakes.map(({ call: { id } }) =>
    rows.find((row) => row.id === id)?.boundStake?.map(({ amount }) => amount),
  );
  expect(shares).toEqual([undefined, ['15'], ['15', '5'], ['20']]);
  const { rows: left } = await queries.execute<{ bound: string; play: string }>(
    sql`SELECT bound::text, in_play::text AS play FROM turnover_requirements WHERE member_id = ${memberId} ORDER BY created_at`,
  );
  expect(left).toEqual([
    { bound: '0', play: '30' },
    { bound: '5', play: '25' },
  ]);
});
