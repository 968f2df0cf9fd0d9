import { and, eq, isNull, sum } from 'drizzle-orm';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { alerts } from '../../platform/alerts/schema.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';
import type { Value } from '#contract/wireTypes';
import { drawsOf } from '../../platform/fairness/seedDraws.ts';
import { jackpotOf, jackpotRule, winsJackpot } from './engine/jackpotRule.ts';
import { playRound } from './engine/playRound.ts';
import { jackpotStore } from './jackpotStore.ts';
import { roundService } from './roundService.ts';
import { vendorJackpotHits, vendorJackpots, vendorRounds } from './schema.ts';
import { sessionStore } from './sessionStore.ts';
import { sendInProcess, walletClient } from './walletClient.ts';

const GAME = 'JP0001';
const START = 1_000_000n;
const STAKE = 1_000;

let gateway: TestGateway;
let beside: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  beside = await testGateway({ beside: gateway });
  await testGames(gateway.database.queries, [{ gameCode: GAME, gameType: 'JP', tag: 'jackpot' }]);
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
});

/** Rounds that win the pot each time: every chance of one. */
const sureOf = (start: number) => ({ tier: 'bronze', start, of: 1, chances: 1 }) as const;

/** A member at the game, whose rounds run in either gateway. */
const atTable = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game, call } = await playGame(gateway, member, GAME);
  const { database, clock: runtime } = gateway;
  const session = await sessionStore(database.queries, runtime).find(game.token);
  if (session === undefined) throw new Error('No session');
  const secrets = signingSecrets(database.queries, runtime);
  const roundsIn = (at: TestGateway) => {
    const send = sendInProcess(at.app);
    const wallet = walletClient({ send, secrets: () => secrets.valid('vendor wallet'), runtime });
    return roundService({ database: at.database, runtime, wallet, log: silentLog });
  };
  const money = () => balanceOf(database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
  const { model, lines } = game;
  const spin = (jackpot?: ReturnType<typeof sureOf>) =>
    ({ engine: 'slots', model, lines, stake: STAKE, ...(jackpot && { jackpot }) }) as const;
  return { game, call, session, money, spin, roundsIn };
};

const potRow = async () => {
  const [row] = await gateway.database.queries
    .select()
    .from(vendorJackpots)
    .where(eq(vendorJackpots.gameCode, GAME));
  return row;
};

test('GAME-12 of spins at once in two gateways each feeds the pot once, and the money adds up', async () => {
  const players = await Promise.all([atTable(), atTable(), atTable()]);
  const before = await Promise.all(players.map(({ money }) => money()));
  await Promise.all(
    players.flatMap(({ session, spin, roundsIn }) =>
      [gateway, beside, gateway].flatMap((at, place) =>
        // The same round asked for in both gateways is one round.
        [at, place === 0 ? beside : at].map((where) =>
          roundsIn(where).play(session, `spin-number-${place}`, spin(sureOf(500_000))),
        ),
      ),
    ),
  );
  const { queries } = gateway.database;
  const [rounds] = await queries
    .select({ stake: sum(vendorRounds.stake), pot: sum(vendorRounds.pot), win: sum(vendorRounds.win) })
    .from(vendorRounds);
  const [hits] = await queries.select({ paid: sum(vendorJackpotHits.amount) }).from(vendorJackpotHits);
  const pot = await potRow();
  expect(rounds?.stake).toBe(String(9 * STAKE));
  expect(pot?.fed).toBe(9n * BigInt(STAKE));
  expect(pot?.paid).toBe(BigInt(rounds?.pot ?? 0) * 100n);
  expect(hits?.paid).toBe(rounds?.pot);
  expect(pot?.amount).toBe((pot?.begun ?? 0n) + (pot?.fed ?? 0n) - (pot?.paid ?? 0n));
  const after = await Promise.all(players.map(({ money }) => money()));
  const moved = after.reduce((total, amount, place) => total + amount - (before[place] ?? 0n), 0n);
  expect(moved).toBe(BigInt(rounds?.win ?? 0) - BigInt(rounds?.stake ?? 0));
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('GAME-12 a spin in a jackpot game shows what the pot holds, and a hundredth of its stake is in it', async () => {
  const { game, call } = await atTable();
  const fed = (await potRow())?.fed ?? 0n;
  const { value } = await call<{ jackpot?: number; round: { pot: number } }>('round', {
    key: 'shown-pot',
    stake: game.stakes[0],
  });
  const pot = await potRow();
  expect(pot?.fed).toBe(fed + BigInt(game.stakes[0] ?? 0));
  if (value.round.pot === 0) expect(value.jackpot).toBe(Number((pot?.amount ?? 0n) / 100n));
});

test('GAME-12 the answer lists pots with their sum, and one that was won with its game and no name', async () => {
  const { body } = await gateway.call('jackpots', { query: { language: 'VI' } });
  const { pots, total, count, largest, hits } = body.value as Value<'jackpots'>;
  expect(count).toBe(1);
  expect(total).toEqual(pots[0]?.amount);
  expect(largest[0]).toMatchObject({ game: { gameCode: GAME }, amount: total });
  expect(hits.length).toBe(6);
  expect(Object.keys(hits[0] ?? {}).toSorted()).toEqual([
    'amount',
    'gameName',
    'id',
    'showIcon',
    'tier',
    'wonAt',
  ]);
});

test('GAME-12 a stake of ten has ten times the chance of one, whatever the pot holds', async () => {
  const pot = jackpotOf(10, 1_000);
  expect(pot).toMatchObject({ tier: 'bronze', start: 500_000 });
  expect(jackpotRule(pot, 10_000).chances).toBe(10 * jackpotRule(pot, 1_000).chances);
  let won = 0;
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const draws = await drawsOf({ serverSeed: 'aa', clientSeed: 'b', nonce });
    won += winsJackpot({ ...pot, of: 10, chances: 5 }, draws) ? 1 : 0;
  }
  expect(won).toBeGreaterThan(160);
  expect(won).toBeLessThan(240);
});

test('GAME-12 the reels of a game are the same with a pot and without', async () => {
  const seed = { serverSeed: 'cc', clientSeed: 'd', nonce: 3 };
  const plain = { engine: 'slots', model: 'bold', lines: 20, stake: 20 } as const;
  const [one, other] = await Promise.all([
    playRound(plain, seed),
    playRound({ ...plain, jackpot: sureOf(1) }, seed),
  ]);
  expect(other).toEqual({ ...one, outcome: { ...one.outcome, isPotWon: true } });
});

test('GAME-12 a pot whose sums do not agree is refused by its table', async () => {
  const { queries } = gateway.database;
  await expect(
    queries.update(vendorJackpots).set({ amount: 1n }).where(eq(vendorJackpots.gameCode, GAME)),
  ).rejects.toThrow();
  const games = [
    { gameCode: GAME, gameType: 'JP', tag: 'jackpot', gameClassify: 'JP', minBet: 1_000 },
  ] as const;
  const store = jackpotStore(queries);
  const { amount } = (
    await store.pots(
      { merchant: 'aurora', currency: 'VND' },
      games.map((game) => ({ ...game, lineNum: 20, art: null, facts: null })),
    )
  ).get(GAME) ?? { amount: 0n };
  expect(amount).toBe(((await potRow())?.amount ?? 0n) / 100n);
});

test('FIX-05 a signed win of a jackpot game had no bound: above its maximum it is what the round won of the pot', async () => {
  const { game, session, money, spin, roundsIn } = await atTable();
  const say = vendorCalls(gateway);
  const BIG = 900_000_000;
  // The first round wins what is left of the pot, which restarts with more than any spin can pay.
  await roundsIn(gateway).play(session, 'small-pot', spin(sureOf(BIG)));
  const told = { visit: session.visit, round: gateway.clock.newId() };
  await say('bet', { ...told, amount: String(STAKE) });
  const before = await money();
  const most = STAKE * game.maxWin;
  for (const amount of [999_999_999_999_999, BIG, most + 1])
    expect(await say('win', { ...told, amount: String(amount) })).toMatchObject({
      message: 'amount_out_of_range',
    });
  const open = await gateway.database.queries.$count(
    alerts,
    and(eq(alerts.kind, 'vendor round'), isNull(alerts.closedAt)),
  );
  expect(open).toBe(1);
  expect(await say('win', { ...told, amount: String(most) })).toMatchObject({ status: 200 });
  expect((await money()) - before).toBe(BigInt(most));
  const { round } = await roundsIn(gateway).play(session, 'large-pot', spin(sureOf(BIG)));
  expect(round.pot).toBeGreaterThan(BigInt(BIG - 1));
  expect((await money()) - before).toBe(BigInt(most) + round.win - BigInt(STAKE));
});
