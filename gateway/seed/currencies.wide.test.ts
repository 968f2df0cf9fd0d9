import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audiences } from '#contract/constants';
import { exclusionMonths, timeOutDays } from '#contract/saferPlay';
import type { Value } from '#contract/wireTypes';
import { announcementQuery, winnerQuery } from '#contract/firstCalls';
import { marketPacks } from '#theme/markets/marketPacks';
import { readBrandFolder } from '#theme/readBrandFolder';
import { folderTenants } from '../brands/tenants/folderTenants.ts';
import { compareBalances } from '../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../ledger/audit/comparison.ts';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { lotteryDesk } from '../testing/lotteryDesk.ts';
import { runAct } from '../operator/runAct.ts';
import { errorText } from '../platform/log/errorText.ts';
import { setSetting } from '../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { testRuntime } from '../testing/testRuntime.ts';
import { seedWorld } from './seed.ts';

const BRANDS = join(import.meta.dirname, '..', '..', 'theme', 'brands');
// Each seeding writes 10,000 games.
const PATIENCE = 60_000;

/** What the demonstration asks and offers where there is no market. */
const usual = { mostTimes: 12, beyond: 'published', timeOutDays, exclusionMonths } as const;
/** A market that allows less than the offers of the demonstration ask, and other lengths than the usual ones. */
const strict = {
  mostTimes: 5,
  beyond: 'the market allows no bonus that is wagered more than 5 times',
  timeOutDays: [2, 14],
  exclusionMonths: [9],
} as const;

const strictPack = (currency: string) => {
  const fact = (value: unknown) => ({ value, source: 'Of this test' });
  return {
    ...Object(marketPacks['uk-like']),
    currency: fact(currency),
    bonus: { signUp: fact(true), mostWagering: fact(strict.mostTimes) },
    timeOut: { days: fact(strict.timeOutDays) },
    selfExclusion: { months: fact(strict.exclusionMonths) },
  };
};

/** Aurora as it would be in another currency. */
const brandIn = async ({ currency, ...change }: { currency: string } & Readonly<Record<string, unknown>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'));
  await cp(join(BRANDS, 'aurora'), join(folder, 'aurora'), { recursive: true });
  const path = join(folder, 'aurora', 'brand.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...manifest, currency, ...change }));
  await writeFile(join(folder, 'aurora', 'market.json'), JSON.stringify(strictPack(currency)));
  const brands = readBrandFolder(folder, 'aurora');
  const [tenant] = folderTenants({ brands, defaultBrand: 'aurora', runtime: testRuntime() }).all();
  await rm(folder, { recursive: true });
  if (tenant === undefined) throw new Error('The brand is refused');
  return tenant;
};

describe.each([
  {
    brand: { currency: 'JPY', currencySymbol: '¥', decimals: 0, moneyStep: 10 },
    decimals: 0,
    offer: 'For a first deposit from ¥\u00A01,000,',
    allowed: usual,
  },
  {
    brand: { currency: 'KWD', currencySymbol: 'KWD', decimals: 3 },
    decimals: 3,
    offer: 'For a first deposit from 1\u00A0KWD,',
    allowed: usual,
  },
  {
    brand: { currency: 'CLF', currencySymbol: 'UF', decimals: undefined, market: 'own' },
    decimals: 4,
    offer: 'For accounts with deposits from 0.1\u00A0UF this week',
    allowed: strict,
  },
])('a brand in $brand.currency', ({ brand, decimals, offer, allowed }) => {
  const { currency } = brand;
  const money = (amount: number | bigint) => ({ amount: String(amount), currency });
  let gateway: TestGateway;
  beforeAll(async () => {
    const tenant = await brandIn(brand);
    gateway = await testGateway({ brands: ['aurora'], tenant });
    const { database, clock: runtime } = gateway;
    await seedWorld({
      ...{ production: false, demoAccounts: true, log: () => undefined },
      ...{ database, runtime, tenants: [tenant] },
    });
    await setSetting(gateway, 'depositTurnover', '0');
  }, PATIENCE);
  afterAll(() => gateway.close());

  test('tells the page its currency and its decimals', async () => {
    const { body } = await gateway.call('permission', {
      query: { host: 'aurora.localhost', language: 'EN' },
    });
    const { whitelabelVal } = (body.value as Value<'permission'>).info;
    expect(whitelabelVal).toMatchObject({ currency, decimals });
  });

  test('has a seeded world in its own money, and books that are sound', async () => {
    const comparison = await compareBalances(gateway.database);
    expect([booksAreSound(comparison), comparison.entries > 0]).toEqual([true, true]);
    const { body } = await gateway.call('winners', { query: winnerQuery('EN') });
    const { list } = body.value as Value<'winners'>;
    expect(new Set(list.map(({ vo }) => vo.winAmount.currency))).toEqual(new Set([currency]));
    const texts = await gateway.call('announcements', { query: announcementQuery('EN', 'F') });
    expect(JSON.stringify(texts.body.value)).toContain(offer);
    expect(JSON.stringify(texts.body.value)).not.toMatch(/₫|\dK\b/);
  });

  const publish = (times: number): Promise<string> =>
    runAct(
      { ...gateway, runtime: gateway.clock },
      {
        ...{ command: 'promotion', act: 'add', brand: 'aurora', who: 'ops' },
        values: {
          ...{ action: 'claim', category: 'new', amount: '5', times: String(times) },
          ...{ 'title-en': 'Offer', 'lead-en': 'Lead', 'content-en': '<p>Terms</p>' },
        },
      },
    ).then(
      () => 'published',
      (error: unknown) => errorText(error),
    );

  test('MEM-09 promises no bonus that is wagered more often than its market allows', async () => {
    const query = { language: 'EN' };
    const { token } = await gateway.members.create();
    const told = await Promise.all([
      gateway.call('promotions', { token, query }),
      gateway.call('pointsRewards', { query }),
      ...audiences.map((one) => gateway.call('announcements', { query: announcementQuery('EN', one) })),
    ]);
    const texts = JSON.stringify(told.map(({ body }) => body.value));
    const times = [...texts.matchAll(/(\d+) times/g)].map(([, often]) => Number(often));
    expect(Math.max(...times)).toBe(allowed.mostTimes);
    expect([await publish(allowed.mostTimes), await publish(allowed.mostTimes + 1)]).toEqual([
      'published',
      allowed.beyond,
    ]);
  });

  test('SAFE-03 offers and takes the lengths of time-outs and self-exclusions that its market allows', async () => {
    const { token } = await gateway.members.create({ password: 'right' });
    const view = await gateway.call('saferPlay', { token });
    expect(view.body.value).toMatchObject({
      timeOutDays: allowed.timeOutDays,
      exclusionMonths: allowed.exclusionMonths,
    });
    const timeOut = (days: number) =>
      gateway.call('takeTimeOut', { token, body: { days, password: 'right' } });
    const [least = 0] = allowed.timeOutDays;
    expect((await timeOut(least + 1)).body.message).toBe('amount_out_of_range');
    expect((await timeOut(least)).status).toBe(200);
  });

  test('takes a deposit and a bet, pays out and keeps the record, each digit on the wire in minor units', async () => {
    const desk = cashierDesk(gateway);
    const member = await gateway.members.create();
    const { token } = member;
    const { methods } = await desk.answered<Value<'depositDesk'>>('depositDesk', { token });
    expect(methods[0]).toMatchObject({ least: money(1_000), fee: { fixed: money(0) } });
    expect(methods[0]?.amounts[0]).toEqual(money(1_000));

    await desk.deposit(token, 12_345);
    await desk.after(6);
    expect(await desk.answered('balance', { token })).toEqual({ balance: money(12_345) });

    const lottery = lotteryDesk(gateway);
    await lottery.begin();
    const { limits } = await lottery.lobby(token, 'VNQ1M');
    expect(limits).toEqual({ leastUnit: money(10), mostStake: money(500_000) });
    expect((await lottery.bet(token, 'VNQ1M', [{ unitStake: '9' }])).message).toBe('amount_out_of_range');
    expect(await lottery.bet(token, 'VNQ1M', [{ unitStake: '15' }])).toMatchObject({ status: 200 });
    expect(await desk.answered('balance', { token })).toEqual({ balance: money(12_330) });

    const accountId = await desk.bankAccount(member);
    const withdraw = async (amount: number) =>
      gateway.call('withdraw', {
        token,
        body: { accountId, amount: String(amount), ticket: await desk.ticket(member) },
        idempotencyKey: gateway.clock.newId(),
      });
    expect((await withdraw(999)).body.message).toBe('amount_out_of_range');
    expect((await withdraw(1_001)).body.value).toMatchObject({ amount: money(1_001) });
    expect(await desk.answered('balance', { token })).toEqual({ balance: money(11_329) });

    const day = gateway.clock.now().toISOString().slice(0, 10);
    const days = { from: day, to: day, pageNo: '1', pageSize: '20' };
    const { list } = await desk.answered<Value<'accountRecord'>>('accountRecord', { token, query: days });
    expect(list.map(({ amount }) => amount)).toEqual([money(-1_001), money(-15), money(12_345)]);
    const bets = await desk.answered<Value<'betRecord'>>('betRecord', {
      token,
      query: { ...days, language: 'EN' },
    });
    expect(bets.sums.stake).toEqual(money(15));
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  });
});
