import { and, isNotNull, isNull, like } from 'drizzle-orm';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { bets } from '../bets/schema.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { deposit } from '../../testing/ledger/ledgerFixture.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { Player } from '../../http/policy/caller.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { drawPrizes } from './drawPrizes.ts';
import { drawSeed } from './drawSeed.ts';
import { drawStore } from './drawStore.ts';
import { lotteryDraws, lotteryTickets } from './schema.ts';
import { ticketService } from './ticketService.ts';
import { ticketStore } from './ticketStore.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { alertStore } from '../../platform/alerts/alertStore.ts';
import { jobDriver, type JobDriver } from '../../testing/jobDriver.ts';
import { jobStore } from '../../platform/jobs/jobStore.ts';
import { drawService } from './drawService.ts';
import { drawJobHandlers } from './drawJobHandlers.ts';

const tenants = testTenants(['aurora', 'lotus']);
const [tenant] = tenants.all();
const runtime = testRuntime();

let gateways: readonly [Database, Database];
let drivers: readonly JobDriver[];
let connection: Connection;
let close: () => Promise<void>;
const partsOf = (database: Database) => ({ database, runtime, tenants, log: silentLog });
beforeAll(async () => {
  const made = await createTestDatabase();
  ({ connection } = made);
  gateways = [openDatabase({ connection }), openDatabase({ connection })];
  drivers = gateways.map((database) =>
    jobDriver({ ...partsOf(database), connection }, drawJobHandlers(partsOf(database))),
  );
  close = async () => {
    for (const driver of drivers) await driver.close();
    for (const database of gateways) await database.close();
    await made.drop();
  };
});
afterAll(() => close());

/** Both gateways do at the same moment what is due. */
const workTogether = () => Promise.all(drivers.map(({ runDue }) => runDue()));

/** Every gateway opens the draws of every brand at the same moment, as at its start. */
const beginTogether = () =>
  Promise.all(
    gateways.flatMap((database) => tenants.all().map((one) => drawService(partsOf(database)).open(one))),
  );

const START = 1_000_000n;

const player = async (): Promise<Player> => {
  const account = `p${runtime.newId().slice(0, 8)}`;
  const row = await memberService(gateways[0].queries, runtime).create({ merchant: 'aurora', account });
  await deposit(gateways[0], row.id, START);
  return {
    ...{ merchant: 'aurora', memberId: row.id, account, type: 0, line: '', tokenHash: '' },
    mustChange: false,
  };
};

const nextOf = async (lottery: string) => {
  const upcoming = await drawStore(gateways[0].queries).upcoming('aurora', runtime.now());
  const draw = upcoming.find((one) => one.lottery === lottery);
  if (draw === undefined) throw new Error(`${lottery} has no draw`);
  return draw;
};

/** Bets on every side of the next draw, so that one of them wins. */
const betBoth = async (caller: Player, lottery: string) => {
  const draw = await nextOf(lottery);
  if (tenant === undefined) throw new Error('No brand');
  const line = { playType: 'taixiu', picks: ['tai', 'xiu'], unitStake: '10000', times: 1 } as const;
  await gateways[0].transaction((tx) =>
    ticketService(tx, runtime).place(
      { caller, tenant, now: runtime.now() },
      {
        gameCode: lottery,
        drawNo: draw.drawNo,
        language: 'VI',
        lines: [{ ...line, picks: [...line.picks] }],
      },
    ),
  );
  return draw;
};

const moneyOf = ({ memberId }: Player) =>
  balanceOf(gateways[0].queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

const passTo = (moment: Date) => runtime.advance(moment.getTime() - runtime.now().getTime());

/** One of the two sides brings 1.96 of its stake. */
const AFTER_ONE = START - 20_000n + 19_600n;

test('LOTT-01 PORT-03 gateways that start at the same moment open each draw once', async () => {
  await beginTogether();
  const rows = await gateways[0].queries.select().from(lotteryDraws);
  const upcoming = rows.filter(({ merchant, drawsAt }) => merchant === 'aurora' && drawsAt > runtime.now());
  const perLottery = Map.groupBy(upcoming, ({ lottery }) => lottery);
  expect([...perLottery.values()].every((draws) => draws.length === 2)).toBe(true);
  expect(new Set(rows.map(({ merchant }) => merchant))).toEqual(new Set(['aurora', 'lotus']));
  expect(new Set(rows.map(({ serverSeed }) => serverSeed)).size).toBe(rows.length);
});

test('LOTT-01 PORT-03 two gateways draw once and pay each ticket once', async () => {
  await workTogether();
  const players = await Promise.all(Array.from({ length: 12 }, player));
  for (const one of players) await betBoth(one, 'VNQ1M');
  const draw = await nextOf('VNQ1M');
  passTo(draw.drawsAt);
  await workTogether();
  const drawn = await drawStore(gateways[0].queries).find(draw);
  expect(drawn?.prizes).toEqual(await drawPrizes('north', drawSeed(draw)));
  expect(drawn?.settledAt).not.toBeNull();
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => AFTER_ONE));
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('LOTT-01 a gateway that ends between draw and payment, or between two payments, leaves the rest to the next attempt', async () => {
  await workTogether();
  const players = await Promise.all(Array.from({ length: 6 }, player));
  for (const one of players) await betBoth(one, 'VNSG3M');
  const draw = await nextOf('VNSG3M');
  passTo(draw.drawsAt);
  // As far as a gateway came that was killed: drawn, and one ticket paid.
  const prizes = await drawPrizes('south', drawSeed(draw));
  await drawStore(gateways[0].queries).draw(draw, prizes, runtime.now());
  const [paid] = await ticketStore(gateways[0].queries).openOf(draw, 1);
  if (paid === undefined) throw new Error('No ticket');
  await gateways[0].transaction((tx) =>
    ticketService(tx, runtime).settle(paid, { prizes, validBet: 0n }, tenants, runtime.now()),
  );
  await workTogether();
  await workTogether();
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => AFTER_ONE));
  const states = await gateways[0].queries.select({ state: bets.state }).from(bets);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['settled']));
});

test('LOTT-01 a draw whose hour passed while no gateway ran is held once one runs', async () => {
  await workTogether();
  const one = await player();
  const draw = await betBoth(one, 'VNQ30S');
  passTo(new Date(draw.drawsAt.getTime() + 3_600_000));
  await workTogether();
  expect(await moneyOf(one)).toBe(AFTER_ONE);
});

test('LOTT-01 a draw that was held is never drawn anew, and nobody bets on it', async () => {
  await workTogether();
  const draw = await nextOf('VNQ1M');
  passTo(draw.drawsAt);
  await workTogether();
  const before = await drawStore(gateways[0].queries).find(draw);
  expect(await drawStore(gateways[1].queries).draw(draw, [], runtime.now())).toBe(false);
  await workTogether();
  expect(await drawStore(gateways[0].queries).find(draw)).toEqual(before);
  const one = await player();
  if (tenant === undefined) throw new Error('No brand');
  const slip = {
    ...{ gameCode: 'VNQ1M', drawNo: draw.drawNo, language: 'VI' as const },
    lines: [{ playType: 'de' as const, picks: ['07'], unitStake: '1000', times: 1 }],
  };
  // By a clock that goes slow: the row decides, not the clock alone.
  const now = new Date(draw.closesAt.getTime() - 1);
  await expect(
    gateways[0].transaction((tx) => ticketService(tx, runtime).place({ caller: one, tenant, now }, slip)),
  ).rejects.toMatchObject({ code: 'draw_closed' });
});

test('one ticket that cannot be settled stops neither its draw nor those behind it, and is paid once the operator lets it (SOUND-01)', async () => {
  await workTogether();
  const players = await Promise.all(Array.from({ length: 3 }, player));
  for (const one of players) await betBoth(one, 'VNQ1M');
  const draw = await nextOf('VNQ1M');
  const { queries } = gateways[0];
  const [ticket, ...others] = await ticketStore(queries).openOf(draw, 10);
  if (ticket === undefined) throw new Error('No ticket');
  const heal = await poison(queries, lotteryTickets, `OLD.id = '${ticket.id}'`);
  passTo(draw.drawsAt);
  await workTogether();
  const moneyFor = (id: string) =>
    Promise.all(players.filter(({ memberId }) => memberId === id).map(moneyOf));
  expect(await moneyFor(ticket.memberId)).toEqual([START - 20_000n]);
  for (const { memberId } of others) expect(await moneyFor(memberId)).toEqual([AFTER_ONE]);
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(await openAlerts(queries)).toEqual([
    { kind: 'lottery ticket', target: ticket.id, merchant: 'aurora' },
  ]);

  await workTogether();
  expect((await alertStore(queries).open(1))[0]?.count).toBe(1);
  await retryAlerts(gateways[0], runtime);
  await workTogether();
  expect(await openAlerts(queries)).toHaveLength(1);

  await heal();
  await retryAlerts(gateways[0], runtime);
  await workTogether();
  expect(await moneyFor(ticket.memberId)).toEqual([AFTER_ONE]);
  expect(await openAlerts(queries)).toEqual([]);
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('a hundred draws that cannot be held do not keep a later one from being held (SOUND-01)', async () => {
  await workTogether();
  const draw = await nextOf('VNQ1M');
  const { queries } = gateways[0];
  const drawsAt = new Date(draw.drawsAt.getTime() - 1);
  const broken = Array.from({ length: 100 }, (_, place) => ({
    ...{ ...draw, drawsAt, closesAt: drawsAt },
    drawNo: `broken-${place}`,
  }));
  await drawStore(queries).insert(broken);
  await drawService(partsOf(gateways[0])).catchUp();
  const heal = await poison(queries, lotteryDraws, "OLD.draw_no LIKE 'broken-%'");
  passTo(draw.drawsAt);
  await workTogether();
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(await openAlerts(queries)).toHaveLength(100);
  await heal();
  expect(await jobStore(queries).failed(200)).toHaveLength(100);
  await retryAlerts(gateways[0], runtime);
  await workTogether();
  expect(await openAlerts(queries)).toEqual([]);
  expect(
    await queries.$count(
      lotteryDraws,
      and(like(lotteryDraws.drawNo, 'broken-%'), isNull(lotteryDraws.settledAt)),
    ),
  ).toBe(0);
});

test('a brand whose draws cannot be opened does not keep another from its own (SOUND-01)', async () => {
  passTo(new Date(runtime.now().getTime() + 86_400_000));
  const [first, second] = tenants.all();
  if (first === undefined || second === undefined) throw new Error('No brand');
  const all = () => [{ ...first, timeZone: 'Nowhere/Nowhere' }, second];
  const handlers = drawJobHandlers({ ...partsOf(gateways[0]), tenants: { ...tenants, all } });
  const lame = jobDriver({ ...partsOf(gateways[0]), connection }, handlers);
  await lame.runDue();
  await lame.close();
  const { queries } = gateways[0];
  const aheadOf = async (brand: string) =>
    (await drawStore(queries).ahead(brand, runtime.now())).get('VNQ1M') ?? 0;
  expect([await aheadOf('aurora'), await aheadOf('lotus')]).toEqual([0, 2]);
  expect(await openAlerts(queries)).toMatchObject([{ kind: 'job', merchant: 'aurora' }]);
  runtime.advance(10_000);
  await workTogether();
  expect([await aheadOf('aurora'), await aheadOf('lotus')]).toEqual([2, 2]);
  expect(await openAlerts(queries)).toEqual([]);
});

test('LOTT-01 the ledger sums to zero over all that was bet and paid', async () => {
  const rows = await gateways[0].queries
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(isNotNull(ledgerEntries.id));
  expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
});
