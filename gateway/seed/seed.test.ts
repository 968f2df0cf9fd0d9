import { count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { announcementQuery, homeTabQuery, vendorQuery } from '#contract/firstCalls';
import type { Announcements, Value } from '#contract/wireTypes';
import { closings } from '../agents/payouts/closings.ts';
import { countedVersions } from '../agents/contracts/countedVersions.ts';
import { payService } from '../agents/payouts/payService.ts';
import { countBrand } from '../agents/sums/countBrand.ts';
import { brandDay } from '../brands/calendar/brandDay.ts';
import { cleanHtml } from '../content/cleanHtml.ts';
import { games } from '../catalogue/games/schema.ts';
import { compareBalances } from '../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../ledger/audit/comparison.ts';
import { ledgerPostings } from '../ledger/postings/schema.ts';
import { members } from '../members/members/schema.ts';
import { setFlags } from '../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { testTenants } from '../testing/testTenants.ts';
import { seededMerchants } from './schema.ts';
import { seedWorld } from './seed.ts';
import type { DemoAccount } from './world/demoAccounts.ts';
import { wideTest } from '../testing/wideTest.ts';

// Each seeding writes 10,000 games a brand.
const PATIENCE = 60_000;

let gateway: TestGateway;
let accounts: DemoAccount[];

const brands = ['aurora', 'lotus'];
const seed = (names: readonly string[], demoAccounts = true, production = false) =>
  seedWorld({
    production,
    database: gateway.database,
    runtime: gateway.clock,
    tenants: testTenants(names).all(),
    demoAccounts,
    log: () => undefined,
  });

beforeAll(async () => {
  gateway = await testGateway({ brands: [...brands, 'kickoff'] });
  accounts = await seed(brands);
}, PATIENCE);
afterAll(() => gateway.close());

const value = async <Result>(...call: Parameters<TestGateway['call']>) =>
  (await gateway.call(...call)).body.value as Result;

const counts = async () => {
  const { rows } = await gateway.database.queries.execute(sql`
    SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM members) AS members,
      (SELECT count(*) FROM ledger_entries) AS entries, (SELECT count(*) FROM notices) AS notices`);
  return rows[0];
};

test('I18N-04 a lottery is called in the lists of games as in its lobby', async () => {
  const { rows } = await gateway.database.queries.execute<{ name: string }>(
    sql`SELECT names->>'PT' AS name FROM games WHERE merchant = 'aurora' AND code = 'VNQ1M'`,
  );
  expect(rows).toEqual([{ name: 'Rápida 1 minuto' }]);
});

test('API-04 every amount of the world came through the ledger, which is sound', async () => {
  const comparison = await compareBalances(gateway.database);
  expect(booksAreSound(comparison)).toBe(true);
  expect(comparison.entries).toBeGreaterThanOrEqual(120);
});

test(
  'a second start changes nothing and tells how to get a new password',
  async () => {
    const before = await counts();
    expect((await seed(brands)).map(({ password }) => password)).toEqual([
      'npm run operator -- member password demo',
      'npm run operator -- member password demoagent',
    ]);
    expect(await counts()).toEqual(before);
  },
  PATIENCE,
);

test(
  'the passwords that the first start shows open the demo accounts of each brand',
  async () => {
    for (const brand of brands) {
      for (const { username, password } of accounts) {
        const body = { username, password, type: 'username' };
        expect([username, (await gateway.call('login', { brand, body })).status]).toEqual([username, 200]);
      }
    }
  },
  PATIENCE,
);

test('a newcomer who looks in as the demo member finds every page of the centre filled', async () => {
  const [{ password } = { password: '' }] = accounts.filter(({ username }) => username === 'demo');
  const body = { username: 'demo', password, type: 'username' };
  const { token } = await value<Value<'login'>>('login', { body });
  const ask = <Result>(name: Parameters<TestGateway['call']>[0], query: Record<string, string> = {}) =>
    value<Result>(name, { token: token ?? '', query });
  const days = { from: '2026-09-20', to: '2026-11-20', pageNo: '1', pageSize: '20' };
  const bets = await ask<Value<'betRecord'>>('betRecord', { ...days, language: 'VI' });
  expect([bets.total, bets.list.length]).toEqual([48, 20]);
  expect(bets.days.length).toBeGreaterThan(14);
  const account = await ask<Value<'accountRecord'>>('accountRecord', days);
  const { balance } = await ask<Value<'balance'>>('balance');
  expect(account.sums.net).toEqual(balance);
  expect(account.list[0]?.balanceAfter).toEqual(balance);
  expect((await ask<Value<'messages'>>('messages', { pageNo: '1', pageSize: '50' })).total).toBe(14);
  expect((await ask<Value<'unreadCount'>>('unreadCount')).count).toBeGreaterThan(0);
  const rewards = await ask<Value<'rewards'>>('rewards');
  expect([rewards.due.length, rewards.claimed.length]).toEqual([1, 1]);
  const rounds = await ask<Value<'freeRounds'>>('freeRounds', { language: 'VI' });
  expect(rounds.list).toMatchObject([{ source: 'points', total: 20, games: { length: 3 } }]);
  const redeemed = await ask<Value<'pointsRedeemList'>>('pointsRedeemList', {
    ...{ language: 'VI', pageNo: '1', pageSize: '20' },
  });
  expect(redeemed.list.map(({ kind, status }) => [kind, status])).toEqual([
    ['goods', 'process'],
    ['rounds', 'approved'],
    ['goods', 'approved'],
  ]);
  expect((await ask<Value<'pointsBalance'>>('pointsBalance')).points).toBeGreaterThan(0);
  const desk = await ask<Value<'withdrawDesk'>>('withdrawDesk');
  expect(desk.turnover.left.amount).toBe('0');
  expect((await ask<Value<'vip'>>('vip')).level).toBe(1);
  const { amount, least } = await ask<Value<'rebate'>>('rebate');
  expect(BigInt(amount.amount)).toBeGreaterThan(BigInt(least.amount));
  const { missions } = await ask<Value<'missionSummary'>>('missionSummary', { language: 'VI' });
  expect(missions.find(({ name }) => name === 'variety')?.state).toBe('due');
  const board = await ask<Value<'missionLeaderboard'>>('missionLeaderboard');
  expect(board.list).toHaveLength(8);
  expect(board.list.every(({ points }) => points >= 25)).toBe(true);
  expect((await ask<Value<'depositOrders'>>('depositOrders', { pageNo: '1' })).orders).toHaveLength(4);
  expect((await ask<Value<'withdrawalOrders'>>('withdrawalOrders', { pageNo: '1' })).orders).toHaveLength(2);
});

test('no password is stored as it is shown', async () => {
  const rows = await gateway.database.queries.select().from(members);
  for (const { password } of accounts) expect(JSON.stringify(rows)).not.toContain(password);
});

wideTest(
  'WL-02 a brand that appears later gets its world at the next start, the others keep theirs',
  async () => {
    const shown = await seed([...brands, 'kickoff']);
    expect(shown.map(({ role }) => role)).toEqual([
      'member of kickoff',
      'agent of kickoff',
      'member',
      'agent',
    ]);
    const lists = await value<Announcements>('announcements', {
      brand: 'kickoff',
      query: announcementQuery('VI', 'B'),
    });
    expect(lists.banners.length).toBeGreaterThanOrEqual(6);
  },
  PATIENCE,
);

wideTest(
  'the same number makes the same world, says so as it begins, and without demo accounts nobody can log in to it',
  async () => {
    const said: string[] = [];
    const other = await testGateway({ brands: ['aurora'] });
    const { database, clock: runtime } = other;
    const tenants = testTenants(['aurora']).all();
    const shown = await seedWorld({
      database,
      runtime,
      tenants,
      demoAccounts: false,
      production: false,
      log: (line) => said.push(line),
    });
    expect(said).toEqual(['Making the world of aurora …', 'Seeded the world of aurora.']);
    const query = { gameCategory: 'ALL', language: 'VI', limitNum: '20' };
    expect((await other.call('winners', { query })).body).toEqual(
      (await gateway.call('winners', { query })).body,
    );
    const withPassword = await database.queries
      .select({ total: count() })
      .from(members)
      .where(isNotNull(members.passwordHash));
    expect([shown, withPassword[0]?.total]).toEqual([[], 0]);
    await other.close();
  },
  PATIENCE,
);

test('AGENT-02 a newcomer who looks in as the demo agent finds links, rates, an account that waits, announcements', async () => {
  await setFlags(gateway, ['AGENTPOLICY3']);
  const [{ password } = { password: '' }] = accounts.filter(({ username }) => username === 'demoagent');
  const body = { username: 'demoagent', password, type: 'username' };
  const { token } = await value<Value<'login'>>('login', { body });
  const { list } = await value<Value<'registerLinks'>>('registerLinks', { token });
  expect(list.map(({ code, kind, endedAt }) => [code, kind, endedAt !== null])).toEqual([
    ['DAILY88', 'agent', false],
    ['AGENT88', 'member', false],
    ['XUAN88', 'member', true],
  ]);
  expect(list.every(({ visits, registrations }) => visits > 100 && registrations === 3)).toBe(true);
  const code = { code: 'AGENT88', domain: 'aurora.localhost' };
  expect((await gateway.call('affiliate', { body: code })).status).toBe(200);
  const waiting = await value<Value<'waitingAccounts'>>('waitingAccounts', { token });
  expect(waiting.list).toMatchObject([{ account: 'hoangnam', rates: { RNG: 100 } }]);
  const query = { language: 'VI' };
  const told = await value<Value<'agentAnnouncements'>>('agentAnnouncements', { token, query });
  expect(told.list).toHaveLength(2);
});

test('AGENT-04 AGENT-11 the demo agent has a contract of each kind, an offer that waits, and 90 days of statements', async () => {
  const [{ password } = { password: '' }] = accounts.filter(({ username }) => username === 'demoagent');
  const body = { username: 'demoagent', password, type: 'username' };
  const { token } = await value<Value<'login'>>('login', { body });
  expect(await value('fundsConsolidated', { token })).toEqual({
    dailysalreqtype: 'new',
    divtypereq: 'none',
    contracthoursalreq: 'none',
    realtimesalreqtype: 'none',
    dailysalinfotype: 'D',
    divtypeinfo: 'M',
    contracthoursalinfo: 'hour',
    contractmrdailysalinfotype: 'slot',
  });
  const aurora = gateway.tenants.all().find(({ key }) => key === 'aurora');
  if (aurora === undefined) throw new Error('No brand aurora');
  const { database } = gateway;
  const parts = { database, runtime: gateway.clock };
  await countBrand(database, aurora, gateway.clock.now());
  const until = gateway.clock.now();
  const after = await countedVersions(database.queries, aurora.merchantCode).first('daily');
  if (after === null) throw new Error('Nothing was signed');
  for (const closing of closings('daily', { after, until }, aurora.timeZone, 200))
    await payService(parts).payClosing(aurora, 'daily', closing, until);
  const from = brandDay(after, aurora.timeZone);
  const query = { kind: 'daily', from, to: brandDay(until, aurora.timeZone), pageNo: '1', pageSize: '20' };
  const record = await value<Value<'contractStatements'>>('contractStatements', { token, query });
  expect(record.total).toBeGreaterThanOrEqual(85);
  expect(record.list.some(({ state, sum }) => state === 'paid' && sum.amount !== '0')).toBe(true);
});

test('HOME-01 home, log-in and register have their banners, each bonus with its condition', async () => {
  const { banners } = await value<Announcements>('announcements', { query: announcementQuery('EN', 'B') });
  const inGroup = (group: string) => banners.filter(({ groupName }) => groupName === group);
  expect([inGroup('w_home').length, inGroup('w_login').length, inGroup('w_register').length]).toEqual([
    4, 1, 1,
  ]);
  expect(inGroup('w_home')[0]?.url).toBe('/brands/aurora/hero');
  for (const { condition } of inGroup('w_home')) expect(condition).not.toBe('');
});

test('HOME-02 notices and popups are there in both languages, already clean', async () => {
  for (const language of ['VI', 'EN'] as const) {
    const { player, promotion } = await value<Announcements>('announcements', {
      query: announcementQuery(language, 'B'),
    });
    expect(player.length).toBeGreaterThanOrEqual(12);
    expect(promotion.length).toBeGreaterThanOrEqual(1);
    for (const { content } of [...player, ...promotion]) expect(cleanHtml(content)).toBe(content);
  }
});

test('no text of the world hurries or cheers (glossary §1)', async () => {
  for (const language of ['VI', 'EN'] as const) {
    const text = JSON.stringify(await value('announcements', { query: announcementQuery(language, 'B') }));
    expect(text).not.toMatch(
      /!"|\p{Extended_Pictographic}|nhanh tay|cơ hội cuối|hurry|last chance|free money|miễn phí/iu,
    );
    expect(text).toBe(text.normalize('NFC'));
  }
});

test('NAV-09 the vendor list has every category in order, each with vendors', async () => {
  const { data } = await value<Value<'gameVendors'>>('gameVendors', { query: vendorQuery('VI') });
  expect(data.lanes[0]?.gameCategory).toBe('LIVE');
  expect(data.lanes.every(({ vendors }) => vendors.length > 0)).toBe(true);
  expect(data.lanes.map(({ gameCategory }) => gameCategory)).toContain('SPORTS');
});

test('NAV-12 IMES, IA and TF stand under sports, once each', async () => {
  const { data } = await value<Value<'gameVendors'>>('gameVendors', { query: vendorQuery('VI') });
  const codes = (category: string) =>
    data.lanes
      .find(({ gameCategory }) => gameCategory === category)
      ?.vendors.map(({ vassalage }) => vassalage) ?? [];
  for (const code of ['IMES', 'IA', 'TF']) {
    expect(codes('SPORTS').filter((other) => other === code)).toHaveLength(1);
    expect(codes('ESPORTS')).not.toContain(code);
  }
});

test('NAV-12 in Thai the lottery lane is e-lottery, BTI is 123BET and TCG codes are blank', async () => {
  const { data } = await value<Value<'gameVendors'>>('gameVendors', { query: vendorQuery('TY') });
  const codes = data.lanes.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage));
  expect(data.lanes.map(({ gameCategory }) => gameCategory)).not.toContain('LOTT');
  expect(codes).toContain('123BET');
  expect(codes.filter((code) => code.startsWith('TCG'))).toEqual([]);
});

const list = (query: Record<string, string>) =>
  value<Value<'gameList'>>('gameList', {
    query: { ...homeTabQuery('VI', 'aurora', 'RNG'), ...query },
  });

test(
  'GAME-02 a brand has 10,000 games, and paging through a type finds every one of it once',
  async () => {
    const { rows } = await gateway.database.queries.execute<{ total: string }>(
      sql`SELECT count(*) AS total FROM ${games} WHERE merchant = 'aurora'`,
    );
    expect(rows[0]?.total).toBe('10000');
    const first = await list({ gameType: 'PVP' });
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, page) =>
        list({ gameType: 'PVP', pageNo: String(page + 1) }),
      ),
    );
    const codes = pages.flatMap((page) => page.games.map(({ gameCode }) => gameCode));
    expect(codes).toHaveLength(first.total);
    expect(new Set(codes).size).toBe(first.total);
  },
  PATIENCE,
);

test('GAME-02 a name is found without its marks, in either language', async () => {
  const found = await list({ gameName: 'dao giau vang' });
  expect(found.games.map(({ gameName }) => gameName)).toContain('Đảo Giấu Vàng');
  expect(found.games[0]?.showIcon).toBe(`/covers/${found.games[0]?.gameCode}`);
  expect((await list({ gameName: 'hidden gold' })).games[0]?.gameName).toBe('Đảo Giấu Vàng');
  expect((await list({ gameName: '%' })).total).toBe(0);
});

test('GAME-02 games are filtered by vendor, class, stake and lines', async () => {
  const all = await list({});
  const some = await list({ vassalage: all.games[0]?.vassalage ?? '' });
  expect(new Set(some.games.map(({ vassalage }) => vassalage)).size).toBe(1);
  const [cheap, many, video] = await Promise.all([
    list({ minBet: '500' }),
    list({ minLineNum: '100' }),
    list({ gameClassify: 'VP' }),
  ]);
  for (const { total } of [some, cheap, many, video]) {
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all.total);
  }
});

test.each([{ pageNo: '0' }, { pageSize: '0' }, { pageSize: '999' }, { merchant: 'lotus' }])(
  'GAME-02 a page that cannot be meant is refused: %j',
  async (query) => {
    const answer = await gateway.call('gameList', {
      query: { ...homeTabQuery('VI', 'aurora', 'RNG'), ...query },
    });
    expect([answer.status, answer.body.message]).toEqual([400, 'bad_request']);
  },
);

test('HOME-05 winners come masked, the largest first, each with a game that can be played', async () => {
  const query = { gameCategory: 'ALL', language: 'VI', limitNum: '20' };
  const { list: winners } = await value<Value<'winners'>>('winners', { query });
  const amounts = winners.map(({ vo }) => BigInt(vo.winAmount.amount));
  expect(amounts).toHaveLength(20);
  expect(amounts).toEqual(amounts.toSorted((a, b) => (a < b ? 1 : -1)));
  for (const { vo, game } of winners) {
    expect(vo.customerName).toContain('***');
    expect(game.gameCode).not.toBe('');
  }
});

test('openings are booked once a member', async () => {
  const { queries } = gateway.database;
  const [people] = await queries.select({ total: count() }).from(members).where(ne(members.state, 'pending'));
  const [openings] = await queries
    .select({ total: count() })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.reason, 'opening'));
  expect(openings?.total).toBe(people?.total);
});

wideTest(
  'a world that could not be made says whose it is, and what could not be written (SOUND-01)',
  async () => {
    const broken = await testGateway({ brands: ['aurora'] });
    const { database, clock: runtime } = broken;
    await database.queries.execute(sql`ALTER TABLE games RENAME TO games_away`);
    const made = seedWorld({
      ...{ database, runtime, production: false, tenants: testTenants(['aurora']).all() },
      ...{ demoAccounts: false, log: () => undefined },
    });
    await expect(made).rejects.toThrow(
      'The games of aurora could not be written: Failed query: relation "games" does not exist',
    );
    expect(await database.queries.$count(seededMerchants)).toBe(0);
    await broken.close();
  },
);

test('production began with invented members, winners, offers and postings, and a later start must not add them (SOUND-03)', async () => {
  const empty = await testGateway({ brands: ['aurora'] });
  const { database, clock: runtime } = empty;
  const said: string[] = [];
  const start = (production: boolean) =>
    seedWorld({
      ...{ database, runtime, production, tenants: testTenants(['aurora']).all() },
      ...{ demoAccounts: false, log: (line: string) => said.push(line) },
    });
  for (const production of [true, false]) await start(production);
  const { rows } = await database.queries.execute(sql`
    SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM members) + (SELECT count(*) FROM winners)
      + (SELECT count(*) FROM ledger_postings) + (SELECT count(*) FROM notices) + (SELECT count(*) FROM popups)
      + (SELECT count(*) FROM banners) AS invented`);
  expect(rows).toEqual([{ invented: '0' }]);
  expect(said).toEqual(['aurora begins empty.']);
  await empty.close();
});

test('a database that holds a demonstration is said to be one when production starts on it (SOUND-03)', async () => {
  const said: string[] = [];
  await seedWorld({
    ...{ database: gateway.database, runtime: gateway.clock, production: true, demoAccounts: false },
    ...{ tenants: testTenants(brands).all(), log: (line: string) => said.push(line) },
  });
  expect(said).toEqual([expect.stringContaining('holds a demonstration')]);
});
