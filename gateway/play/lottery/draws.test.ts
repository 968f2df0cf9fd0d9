import { and, isNotNull, isNull, like } from 'drizzle-orm';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { bets } from '../bets/schema.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { ledgerEntries } from '../../ledger/postings/schema.ts';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { deposit } from '../../testing/ledger/ledgerFixture.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { Player } from '../../http/policy/caller.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { drawPrizes } from './drawPrizes.ts';
import { drawSeed } from './drawSeed.ts';
import { drawStore } from './drawStore.ts';
import { lotteryWork } from './lotteryWork.ts';
import { lotteryDraws, lotteryTickets } from './schema.ts';
import { ticketService } from './ticketService.ts';
import { ticketStore } from './ticketStore.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { alertStore } from '../../platform/alerts/alertStore.ts';
import { drawService } from './drawService.ts';

const tenants = testTenants(['aurora', 'lotus']);
const [tenant] = tenants.all();
const runtime = testRuntime();

let gateways: readonly [Database, Database];
let close: () => Promise<void>;
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  gateways = [openDatabase({ connection }), openDatabase({ connection })];
  close = async () => {
    for (const database of gateways) await database.close();
    await drop();
  };
});
afterAll(() => close());

/** Every gateway looks at the clock at the same moment, some of them twice. */
const lookTogether = () =>
  Promise.all(
    [0, 1, 0, 1].map((place) =>
      lotteryWork({ database: gateways[place] ?? gateways[0], runtime, tenants, log: silentLog }),
    ),
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

test('LOTT-01 gateways that look at the same moment open each draw once', async () => {
  await lookTogether();
  const rows = await gateways[0].queries.select().from(lotteryDraws);
  const upcoming = rows.filter(({ merchant, drawsAt }) => merchant === 'aurora' && drawsAt > runtime.now());
  const perLottery = Map.groupBy(upcoming, ({ lottery }) => lottery);
  expect([...perLottery.values()].every((draws) => draws.length === 2)).toBe(true);
  expect(new Set(rows.map(({ merchant }) => merchant))).toEqual(new Set(['aurora', 'lotus']));
  expect(new Set(rows.map(({ serverSeed }) => serverSeed)).size).toBe(rows.length);
});

test('LOTT-01 four schedulers over two gateways draw once and pay each ticket once', async () => {
  await lookTogether();
  const players = await Promise.all(Array.from({ length: 12 }, player));
  for (const one of players) await betBoth(one, 'VNQ1M');
  const draw = await nextOf('VNQ1M');
  passTo(draw.drawsAt);
  await lookTogether();
  const drawn = await drawStore(gateways[0].queries).find(draw);
  expect(drawn?.prizes).toEqual(await drawPrizes('north', drawSeed(draw)));
  expect(drawn?.settledAt).not.toBeNull();
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => AFTER_ONE));
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('LOTT-01 a gateway that ends between draw and payment, or between two payments, leaves the rest to the next look', async () => {
  await lookTogether();
  const players = await Promise.all(Array.from({ length: 6 }, player));
  for (const one of players) await betBoth(one, 'VNSG3M');
  const draw = await nextOf('VNSG3M');
  passTo(draw.drawsAt);
  // As far as a gateway came that was killed: drawn, and one ticket paid.
  const prizes = await drawPrizes('south', drawSeed(draw));
  await drawStore(gateways[0].queries).draw(draw, prizes, runtime.now());
  const [paid] = await ticketStore(gateways[0].queries).openOf(draw, 1);
  if (paid === undefined) throw new Error('No ticket');
  await gateways[0].transaction((tx) => ticketService(tx, runtime).settle(paid, prizes, runtime.now()));
  await lookTogether();
  await lookTogether();
  expect(await Promise.all(players.map(moneyOf))).toEqual(players.map(() => AFTER_ONE));
  const states = await gateways[0].queries.select({ state: bets.state }).from(bets);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['settled']));
});

test('LOTT-01 a draw whose hour passed while no gateway ran is held at the next look', async () => {
  await lookTogether();
  const one = await player();
  const draw = await betBoth(one, 'VNQ30S');
  passTo(new Date(draw.drawsAt.getTime() + 3_600_000));
  await lookTogether();
  expect(await moneyOf(one)).toBe(AFTER_ONE);
});

test('LOTT-01 a draw that was held is never drawn anew, and nobody bets on it', async () => {
  await lookTogether();
  const draw = await nextOf('VNQ1M');
  passTo(draw.drawsAt);
  await lookTogether();
  const before = await drawStore(gateways[0].queries).find(draw);
  expect(await drawStore(gateways[1].queries).draw(draw, [], runtime.now())).toBe(false);
  await lookTogether();
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
  await lookTogether();
  const players = await Promise.all(Array.from({ length: 3 }, player));
  for (const one of players) await betBoth(one, 'VNQ1M');
  const draw = await nextOf('VNQ1M');
  const { queries } = gateways[0];
  const [ticket, ...others] = await ticketStore(queries).openOf(draw, 10);
  if (ticket === undefined) throw new Error('No ticket');
  const heal = await poison(queries, lotteryTickets, `OLD.id = '${ticket.id}'`);
  passTo(draw.drawsAt);
  await lookTogether();
  const moneyFor = (id: string) =>
    Promise.all(players.filter(({ memberId }) => memberId === id).map(moneyOf));
  expect(await moneyFor(ticket.memberId)).toEqual([START - 20_000n]);
  for (const { memberId } of others) expect(await moneyFor(memberId)).toEqual([AFTER_ONE]);
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(await openAlerts(queries)).toEqual([
    { kind: 'lottery ticket', target: ticket.id, merchant: 'aurora' },
  ]);

  await lookTogether();
  expect((await alertStore(queries).open(1))[0]?.count).toBeLessThanOrEqual(4);
  await retryAlerts(gateways[0], runtime);
  await lookTogether();
  expect(await openAlerts(queries)).toHaveLength(1);

  await heal();
  await retryAlerts(gateways[0], runtime);
  await lookTogether();
  expect(await moneyFor(ticket.memberId)).toEqual([AFTER_ONE]);
  expect(await openAlerts(queries)).toEqual([]);
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(booksAreSound(await compareBalances(gateways[0]))).toBe(true);
});

test('a hundred draws that cannot be held do not keep a later one from being held (SOUND-01)', async () => {
  await lookTogether();
  const draw = await nextOf('VNQ1M');
  const { queries } = gateways[0];
  const drawsAt = new Date(draw.drawsAt.getTime() - 1);
  const broken = Array.from({ length: 100 }, (_, place) => ({
    ...{ ...draw, drawsAt, closesAt: drawsAt },
    drawNo: `broken-${place}`,
  }));
  await drawStore(queries).insert(broken);
  const { drawDue } = drawService({ database: gateways[0], runtime, log: silentLog });
  const heal = await poison(queries, lotteryDraws, "OLD.draw_no LIKE 'broken-%'");
  passTo(draw.drawsAt);
  await drawDue();
  await drawDue();
  expect((await drawStore(queries).find(draw))?.settledAt).not.toBeNull();
  expect(await openAlerts(queries)).toHaveLength(100);
  await heal();
  await retryAlerts(gateways[0], runtime);
  await drawDue();
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
  const parts = { database: gateways[0], runtime, log: silentLog };
  await lotteryWork({ ...parts, tenants: { ...tenants, all } });
  const ahead = await drawStore(gateways[0].queries).ahead('lotus', runtime.now());
  expect(ahead.get('VNQ1M')).toBe(2);
  const target = 'opening the draws of aurora';
  expect(await openAlerts(gateways[0].queries)).toEqual([{ kind: 'work', target, merchant: 'aurora' }]);
  await lookTogether();
  expect(await openAlerts(gateways[0].queries)).toEqual([]);
});

test('LOTT-01 the ledger sums to zero over all that was bet and paid', async () => {
  const rows = await gateways[0].queries
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(isNotNull(ledgerEntries.id));
  expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
});
