import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Player } from '../../http/policy/caller.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { memberService } from '../../members/members/memberService.ts';
import { freeRoundsJob } from '../../offers/freeRounds/freeRoundsJob.ts';
import { giveFreeRounds } from '../../offers/freeRounds/giveFreeRounds.ts';
import { bookPoints, pointsOf } from '../../offers/points/pointBooks.ts';
import { pointStore } from '../../offers/points/pointStore.ts';
import { pointRedemptions, pointRewards } from '../../offers/points/schema.ts';
import { promotionDesk } from '../../offers/promotions/promotionDesk.ts';
import { promotionEntries, promotionPlaces } from '../../offers/promotions/schema.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { systemRuntime as runtime } from '../../platform/runtime/runtime.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRoundOrder } from '../freeRoundWriter.ts';
import { merchant } from '../ledger/ledgerFixture.ts';
import type { OfferOrder } from '../offerWriter.ts';
import { createTestDatabase } from '../postgres/testCluster.ts';
import { testGames } from '../testGames.ts';
import { writerProcesses } from '../writerProcesses.ts';

const ROUNDS = Number(process.env.DEEP_OFFER_ROUNDS ?? 20);
const MEMBERS = 200;
const BUDGET = 50;
const PRICE = 10;
const PAID = 50_000n;
const HOUR = 3_600_000;
/** A process is killed so many milliseconds after both began, at the latest. */
const LATEST_KILL = 900;

const openMembers = async (database: Database): Promise<Player[]> => {
  const players: Player[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const row = await memberService(database.queries, runtime).create({ merchant, account: `offer${index}` });
    const owner = { merchant, memberId: row.id };
    players.push({
      ...owner,
      account: row.account,
      type: 0,
      line: row.line,
      tokenHash: '',
      mustChange: false,
    });
    await database.transaction((tx) =>
      bookPoints(tx, runtime, owner, {
        reason: 'points.earned',
        lines: [
          {
            ...{ type: 'slots', quantity: 1, pointsEach: ROUNDS * PRICE, amountEach: 1n, currency: 'VND' },
            changed: BigInt(ROUNDS * PRICE),
          },
        ],
        now: runtime.now(),
      }),
    );
  }
  return players;
};

const publish = async (database: Database) => {
  const promotion = await database.transaction((tx) =>
    promotionDesk(tx, runtime).add({
      ...{ merchant, category: 'events', action: 'claim', period: 'once', rules: {}, sort: 0 },
      reward: { kind: 'fixed', amount: PAID.toString(), times: 0 },
      texts: { EN: { title: 'Offer', lead: '', content: '' } },
      ...{ image: '/art/props/gift', places: BUDGET, startsAt: new Date(runtime.now().getTime() - 1_000) },
    }),
  );
  const reward = await pointStore(database.queries).addReward({
    ...{ merchant, kind: 'goods', category: 'devices', image: '/art/props/phone', points: PRICE },
    ...{ texts: { EN: { title: 'Phone', lead: '' } }, stock: 1, times: 0, sort: 0 },
  });
  return { promotionId: promotion.id, rewardId: reward.id };
};

test(
  'PROMO-04 POINT-01 of 200 members who race in two processes that are killed, 50 have the budget and one the last piece',
  async () => {
    const { connection, drop } = await createTestDatabase();
    const database = openDatabase({ connection });
    const { queries } = database;
    const callers = await openMembers(database);
    const file = join(import.meta.dirname, '..', 'offerWriter.ts');
    const writers = await writerProcesses<OfferOrder, unknown>(file, connection);
    // Drawn from the seed, so that a failing run can be repeated with the same moments.
    const delays = fc.sample(fc.integer({ min: 5, max: LATEST_KILL }), { numRuns: ROUNDS, seed: 50 });
    let kills = 0;
    for (const [round, delay] of delays.entries()) {
      const offer = { ...(await publish(database)), points: PRICE };
      // Both have every member: whoever comes has come from another device too.
      const insist = async (place: 0 | 1, order: OfferOrder): Promise<void> => {
        try {
          await writers.order(place, order);
        } catch (error) {
          if (String(error) !== 'Error: killed') throw error;
          kills += 1;
          await revived;
          return insist(place, order);
        }
      };
      const victim = round % 2 === 0 ? 0 : 1;
      const revived = pause(delay).then(() => writers.kill(victim));
      await Promise.all([
        insist(0, { ...offer, callers }),
        insist(1, { ...offer, callers: callers.toReversed() }),
        revived,
      ]);
      const paid = await queries
        .select({ count: count() })
        .from(promotionEntries)
        .where(eq(promotionEntries.promotionId, offer.promotionId));
      const places = await queries
        .select({ taken: promotionPlaces.taken })
        .from(promotionPlaces)
        .where(eq(promotionPlaces.promotionId, offer.promotionId));
      const had = await queries.$count(pointRedemptions, eq(pointRedemptions.rewardId, offer.rewardId));
      const [left] = await queries.select().from(pointRewards).where(eq(pointRewards.id, offer.rewardId));
      expect([round, paid, places, had, left?.stock]).toEqual([
        round,
        [{ count: BUDGET }],
        [{ taken: BUDGET }],
        1,
        0,
      ]);
    }
    writers.close();
    const points = await Promise.all(callers.map((caller) => pointsOf(queries, caller)));
    expect(points.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(ROUNDS * PRICE * (MEMBERS - 1)));
    const cost = await balanceOf(queries, merchant, { kind: 'promotion' }, 'VND');
    expect(cost).toBe(-PAID * BigInt(BUDGET * ROUNDS));
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    await database.close();
    await drop();
    process.stdout.write(`${JSON.stringify({ rounds: ROUNDS, members: MEMBERS, kills })}\n`);
  },
  HOUR,
);

const GIVEN = 50;
const STAKE = 2_000;
const WIN = 1_000;

/** Free rounds of a member, and a visit to the game that takes them. */
const giveRounds = async (database: Database, account: string) => {
  const { id: memberId } = await memberService(database.queries, runtime).create({ merchant, account });
  const { id } = await database.transaction((tx) =>
    giveFreeRounds(
      tx,
      runtime,
      { merchant, memberId },
      {
        ...{ source: 'promotion', subject: account, currency: 'VND', times: 10, wagerDays: 7 },
        plan: { count: GIVEN, stake: String(STAKE), games: ['RNG0001'], days: 7 },
        now: runtime.now(),
      },
    ),
  );
  const game = { vassalage: 'NVP', gameCode: 'RNG0001', gameType: 'RNG' };
  return { id, memberId, visit: { id: runtime.newId(), merchant, memberId, ...game } };
};

test(
  'PROMO-03 of 120 rounds that two processes take and settle while they are killed, 50 come off 50 free rounds, once each',
  async () => {
    const { connection, drop } = await createTestDatabase();
    const database = openDatabase({ connection });
    const { queries } = database;
    await testGames(queries, [{ gameCode: 'RNG0001' }], merchant);
    const file = join(import.meta.dirname, '..', 'freeRoundWriter.ts');
    const writers = await writerProcesses<FreeRoundOrder, unknown>(file, connection);
    const delays = fc.sample(fc.integer({ min: 5, max: LATEST_KILL }), { numRuns: ROUNDS, seed: 51 });
    let kills = 0;
    for (const [round, delay] of delays.entries()) {
      const { id, memberId, visit } = await giveRounds(database, `rounds${round}`);
      const rounds = Array.from({ length: 120 }, (_, place) => `${round}-${place}`);
      const victim = round % 2 === 0 ? 0 : 1;
      const revived = pause(delay).then(() => writers.kill(victim));
      const insist = async (place: 0 | 1, order: FreeRoundOrder): Promise<void> => {
        try {
          await writers.order(place, order);
        } catch (error) {
          if (String(error) !== 'Error: killed') throw error;
          kills += 1;
          await revived;
          return insist(place, order);
        }
      };
      const order = { visit, id, stake: STAKE, win: WIN };
      await Promise.all([
        insist(0, { ...order, rounds }),
        insist(1, { ...order, rounds: rounds.toReversed() }),
        revived,
      ]);
      const won = BigInt(GIVEN * WIN);
      expect(await freeRoundStore(queries).lock(id)).toMatchObject({ taken: GIVEN, ended: GIVEN, won });
      const balance = (kind: 'bonus' | 'member') =>
        balanceOf(queries, merchant, { kind, owner: memberId }, 'VND');
      expect(await balance('bonus')).toBe(won);
      const { run } = freeRoundsJob({ database, runtime });
      await Promise.all([run({ id }, runtime.now()), run({ id }, runtime.now())]);
      expect([await balance('bonus'), await balance('member')]).toEqual([0n, won]);
    }
    writers.close();
    const cost = await balanceOf(queries, merchant, { kind: 'promotion' }, 'VND');
    expect(cost).toBe(BigInt(-GIVEN * STAKE * ROUNDS));
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    await database.close();
    await drop();
    process.stdout.write(`${JSON.stringify({ grants: ROUNDS, roundsEach: 120, given: GIVEN, kills })}\n`);
  },
  HOUR,
);
