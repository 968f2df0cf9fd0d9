import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { announcementQuery, vendorQuery } from '#contract/firstCalls';
import type { Announcements, Value } from '#contract/wireTypes';
import { alertDesk } from '../platform/alerts/alertDesk.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { addJobs } from '../platform/jobs/addJobs.ts';
import { jobHandler } from '../platform/jobs/jobHandler.ts';
import { jobKind } from '../platform/jobs/jobKind.ts';
import { createLog } from '../platform/log/log.ts';
import { jobDriver } from '../testing/jobDriver.ts';
import { silentLog } from '../testing/silentLog.ts';
import { testGames } from '../testing/testGames.ts';
import { testTenants } from '../testing/testTenants.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { operatorCommand } from './operatorCommand.ts';
import { operatorFile, readOperatorFile } from './operatorFile.ts';
import { startOperator, type Operator } from './operatorServer.ts';

let gateway: TestGateway;
let operator: Operator;
let folder: string;

beforeAll(async () => {
  gateway = await testGateway();
  folder = await mkdtemp(join(tmpdir(), 'marquee-operator-'));
  const tenants = testTenants(['aurora', 'lotus']);
  const parts = {
    database: gateway.database,
    runtime: gateway.clock,
    tenants,
    vendors: gateway.vendors,
    log: createLog({ level: 'silent' }),
  };
  operator = await startOperator(parts, operatorFile(folder));
});
afterAll(async () => {
  await operator.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Runs a command line; quotes are not needed, as words are given apart. */
const runAt = async (argv: readonly string[], ask?: (question: string) => Promise<string>) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await operatorCommand({
    argv,
    dataDir: folder,
    who: 'ops',
    print: (text) => out.push(text),
    complain: (text) => err.push(text),
    ask,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};
/** As a script does, which knows what it wants. */
const run = (...argv: string[]) => runAt([...argv, '--yes']);
const rows = async (...argv: string[]) =>
  JSON.parse((await run(...argv, '--json')).out) as Record<string, unknown>[];
const value = async <Result>(...call: Parameters<TestGateway['call']>) =>
  (await gateway.call(...call)).body.value as Result;

test('the catalogue of a brand comes by an operator’s act, once (SOUND-03)', async () => {
  expect(await value('gameVendors', { query: vendorQuery('VI'), brand: 'lotus' })).toMatchObject({
    data: { lanes: [] },
  });
  const [imported] = await rows('game', 'import', '--brand', 'lotus');
  expect(imported).toMatchObject({ vendors: expect.any(Number), games: expect.any(Number) });
  const { data } = await value<Value<'gameVendors'>>('gameVendors', {
    query: vendorQuery('VI'),
    brand: 'lotus',
  });
  expect(data.lanes.length).toBeGreaterThan(5);
  expect((await run('game', 'import', '--brand', 'lotus')).err).toContain('has games already');
});

test('a maintenance end in the past was taken (SOUND-02)', async () => {
  const past = '2020-01-01T00:00:00Z';
  const site = await run('status', 'set', 'maintenance', '--until', past);
  expect([site.code, site.err]).toEqual([1, expect.stringContaining('it has to lie after')]);
  expect(await value('status')).toBe(0);
  expect((await run('game', 'close', '--code', 'RNG0001', '--until', past)).err).toContain(
    'has to lie after',
  );
});

test('a brand folder is checked without a gateway, and with the folder of who asks (SOUND-02)', async () => {
  const check = async (named: string) => {
    const printed: string[] = [];
    const code = await operatorCommand({
      argv: ['brand', 'check', named, '--json'],
      dataDir: '/nowhere',
      who: 'ops',
      print: (text) => printed.push(text),
      complain: (text) => printed.push(text),
    });
    return { code, printed: printed.join('\n') };
  };
  expect((await check('aurora')).code).toBe(0);
  expect((await check('theme/brands/aurora')).code).toBe(0);
  const missing = await check('no-such-brand');
  expect([missing.code, missing.printed]).toEqual([1, expect.stringContaining('There is no folder')]);
  const file = await check('README.md');
  expect([file.code, file.printed]).toEqual([1, expect.stringContaining('There is no folder')]);
  const empty = await check(folder);
  expect(empty.code).toBe(1);
  expect(JSON.parse(empty.printed)).toContainEqual(
    expect.objectContaining({ file: 'brand.json', level: 'error' }),
  );
});

test('SYS-02 the operator puts a site under maintenance and opens it again, of one brand alone', async () => {
  await run('status', 'set', 'maintenance', '--until', '2026-11-21T04:00:00+07:00');
  expect(await value('status')).toBe(1);
  expect(await value('status', { brand: 'lotus' })).toBe(0);
  const host = 'aurora.localhost';
  const permission = await value<Value<'permission'>>('permission', { query: { host, language: 'VI' } });
  expect(permission.maintenanceEnd).toBe('2026-11-20T21:00:00.000Z');
  await run('status', 'set', 'normal');
  expect(await value('status')).toBe(0);
});

test('SYS-03 a blocked network sees the status of a blocked region', async () => {
  await run('region', 'block', '203.0.113.0/24');
  expect(await value('status', { ip: '203.0.113.9' })).toBe(2);
  expect(await value('status', { ip: '198.51.100.9' })).toBe(0);
  await run('region', 'unblock', '203.0.113.0/24');
  expect(await value('status', { ip: '203.0.113.9' })).toBe(0);
  expect((await run('region', 'block', 'fe80::1%eth0')).code).toBe(1);
});

test('WL-01 a module that the operator switches off is off in the whitelabel answer', async () => {
  const comm = async () =>
    (await value<Value<'whitelabel'>>('whitelabel')).find(({ modId }) => modId === 'COMM3')?.enabled;
  expect(await comm()).toBe('1');
  await run('flag', 'set', 'COMM3', 'off');
  expect(await comm()).toBe('0');
  await run('flag', 'set', 'COMM3', 'default');
  expect(await comm()).toBe('1');
});

test('REG-02 a rule that the operator changes is answered at the next opening of the form', async () => {
  await run('rule', 'set', 'username', '--min', '7', '--max', '9');
  const { rules } = await value<Value<'registerSetting'>>('registerSetting', { query: { language: 'VI' } });
  expect(rules.find(({ field }) => field === 'username')).toMatchObject({
    minLength: 7,
    maxLength: 9,
    required: true,
  });
});

const announced = () => value<Announcements>('announcements', { query: announcementQuery('VI', 'B') });

test('HOME-02 a notice of the operator is cleaned when it is written, shown, and gone when removed', async () => {
  const content = '<p onclick="x()">Đến 23:00.</p><script>alert(1)</script>';
  const words = ['--title-vi', 'Bảo trì', '--title-en', 'Maintenance', '--content-vi', content];
  const [added] = await rows('notice', 'add', '--kind', 'payment', ...words);
  expect((await announced()).player).toEqual([
    expect.objectContaining({ title: 'Bảo trì', content: '<p>Đến 23:00.</p>', kind: 'payment' }),
  ]);
  await run('notice', 'remove', String(added?.id));
  expect((await announced()).player).toEqual([]);
});

test('HOME-01 banners follow the places the operator gives them, and may only lead where they should', async () => {
  const add = (title: string, ...more: string[]) =>
    run(
      'banner',
      'add',
      '--group',
      'w_home',
      '--url',
      '/art/props/ball',
      '--title-en',
      title,
      '--json',
      ...more,
    );
  const first = JSON.parse((await add('first')).out) as { id: number }[];
  await add('second', '--place', '50', '--leads', 'route', '--link', '/sports');
  const titles = async () => (await announced()).banners.map(({ title }) => title);
  expect(await titles()).toEqual(['second', 'first']);
  await run('banner', 'move', String(first[0]?.id), '1');
  expect(await titles()).toEqual(['first', 'second']);
  const hostile = await add('third', '--leads', 'external', '--link', 'javascript:alert(1)');
  expect(hostile).toMatchObject({ code: 1, err: 'link has to be an https address.' });
  const long = await add('fourth', '--highlight-en', 'of much more than fits there');
  expect(long).toMatchObject({ code: 1, err: 'highlight-en has 28 characters: at most 24 fit.' });
});

test('MOD-02 a popup of the operator reaches the audience it is for', async () => {
  await run('popup', 'add', '--for', 'B', '--title-en', 'Hello', '--content-en', '<p>Hi</p>');
  await run('popup', 'add', '--for', 'A', '--title-en', 'Members', '--content-en', '<p>Hi</p>');
  expect((await announced()).promotion.map(({ title }) => title)).toEqual(['Hello']);
});

test('API-04 the operator credits through the ledger, once a key, and never below zero', async () => {
  const { token } = await gateway.members.create({ account: 'anna' });
  await run('money', 'credit', 'anna', '500000', '--reason', 'goodwill', '--key', 'ticket-1');
  await run('money', 'credit', 'anna', '500000', '--reason', 'goodwill', '--key', 'ticket-1');
  expect(await value('balance', { token })).toEqual({ balance: { amount: '500000', currency: 'VND' } });
  const audited = (await rows('audit', 'list', '--act', 'money credit')).map(({ after }) => String(after));
  expect(audited.map((text) => JSON.parse(text) as object)).toMatchObject([
    { reason: 'goodwill', key: 'ticket-1', repeated: true, moved: '0 ₫' },
    { reason: 'goodwill', key: 'ticket-1', repeated: false, moved: '500,000 ₫' },
  ]);
  await run('money', 'credit', 'anna', '1', '--reason', 'test', '--key', 'anna-2');
  await run('money', 'debit', 'anna', '1', '--reason', 'test', '--key', 'anna-3');
  const moved = await rows('money', 'postings', '--account', 'anna');
  expect(new Set(moved.map(({ ref }) => ref)).size).toBe(3);
  expect((await run('money', 'debit', 'anna', '500001', '--reason', 'error', '--key', 'a')).code).toBe(1);
  expect((await run('money', 'credit', 'anna', '0.5', '--reason', 'half a dong', '--key', 'b')).code).toBe(1);
  expect(await run('money', 'check')).toMatchObject({ code: 0 });
});

test.each(['-5000', '0', '0.5', '5,000', '5.000', '1e3', 'five'])(
  'an amount of %s was refused without a word on what an amount looks like (SOUND-02)',
  async (amount) => {
    const plain = 'an amount in VND is a whole number, such as 5000, above zero and without commas';
    expect(
      await run('money', 'credit', 'nobody-yet', amount, '--reason', 'goodwill', '--key', 'c'),
    ).toMatchObject({
      code: 1,
      err: `"${amount}" cannot be taken: ${plain}.`,
    });
  },
);

test('a number below zero is read as the value of an option, and not as another option (SOUND-02)', async () => {
  expect(await run('audit', 'list', '--limit', '-1')).toMatchObject({ code: 0 });
});

test.each([
  [['banner', 'add', '--group', 'w_home', '--url', '/a', '--leads', 'route'], '/nonsense'],
  [['promotion', 'add', '--action', 'read', '--category', 'new'], '/nonsense'],
  [['promotion', 'add', '--action', 'read', '--category', 'new'], '//evil.test'],
])('FIX-06 a link that leads to no page was stored: %j %s is refused', async (words, link) => {
  const told = ['--title-en', 'Cup', '--link'];
  expect(await run(...words, ...told, link)).toMatchObject({
    code: 1,
    err: expect.stringContaining('link has to be a page of the site such as /') as string,
  });
  expect(await run(...words, ...told, '/sports?vassalage=NVP')).toMatchObject({ code: 0 });
});

test('FIX-06 a banner that leads to no popup or game of the brand is refused', async () => {
  const words = ['--group', 'w_home', '--url', '/a', '--title-en', 'Cup', '--brand', 'lotus'];
  const add = (leads: string, link: string) =>
    run('banner', 'add', ...words, '--leads', leads, '--link', link);
  const popup = (brand: string, ...more: string[]) =>
    rows('popup', 'add', '--for', 'B', '--title-en', 'Cup', '--content-en', 'Hi', '--brand', brand, ...more);
  const [shown] = await popup('lotus');
  const [foreign] = await popup('aurora');
  const [past] = await popup('lotus', '--from', '2020-01-01T00:00:00Z', '--until', '2020-01-02T00:00:00Z');
  const gone = { gameCode: 'CUP2', nodeId: 900_002, goneAt: gateway.clock.now() };
  await testGames(gateway.database.queries, [{ gameCode: 'CUP1', nodeId: 900_001 }, gone], 'lotus');
  const refused = (why: string) => ({ code: 1, err: expect.stringContaining(why) as string });
  for (const link of ['99999', '99999999999', 'NOPE', '', String(foreign?.id), String(past?.id)])
    expect(await add('promotion', link)).toMatchObject(refused('the id of a popup that has not ended'));
  for (const link of ['NOPE', 'CUP2', 'cup1', ''])
    expect(await add('game', link)).toMatchObject(refused('the code of a game'));
  expect(await add('promotion', String(shown?.id))).toMatchObject({ code: 0 });
  expect(await add('game', 'CUP1')).toMatchObject({ code: 0 });
});

test('FIX-06 a popup is not removed while a banner leads to it', async () => {
  const words = ['--title-en', 'Cup', '--brand', 'lotus'];
  const [popup] = await rows('popup', 'add', '--for', 'B', '--content-en', 'Hi', ...words);
  const id = String(popup?.id);
  const target = ['--leads', 'promotion', '--link', id];
  const [banner] = await rows('banner', 'add', '--group', 'w_home', '--url', '/a', ...target, ...words);
  const remove = () => run('popup', 'remove', id, '--brand', 'lotus');
  expect(await remove()).toMatchObject({
    code: 1,
    err: `Banner ${banner?.id} leads to popup ${id}: remove the banner first.`,
  });
  await run('banner', 'remove', String(banner?.id), '--brand', 'lotus');
  expect(await remove()).toMatchObject({ code: 0 });
});

test('a person at a terminal is shown what cannot be undone, and asked for it', async () => {
  const { token } = await gateway.members.create({ account: 'giang' });
  const words = ['money', 'credit', 'giang', '500000', '--reason', 'goodwill'];
  const asked: string[] = [];
  const say = (word: string) => (question: string) => {
    asked.push(question);
    return Promise.resolve(word);
  };
  const refused = await runAt(words, say('no'));
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/500,000 ₫.*\n.*Nothing was changed/s);
  expect(await value('balance', { token })).toEqual({ balance: { amount: '0', currency: 'VND' } });
  expect((await runAt(words, say('yes'))).out).toContain('500,000 ₫');
  expect(await value('balance', { token })).toEqual({ balance: { amount: '500000', currency: 'VND' } });
  expect(asked).toEqual(Array(2).fill(expect.stringContaining('cannot be undone')));
});

test('an application whose id is none was told as a fault of the gateway (PROMO-02)', async () => {
  const refused = { code: 1, err: '"nothing" is no id; the list has them.' };
  expect(await run('promotion', 'reject', 'nothing', '--reason', 'proofUnclear')).toMatchObject(refused);
  expect(await run('promotion', 'approve', 'nothing')).toMatchObject(refused);
});

test('a key used for another amount was answered with a fault of the gateway (SOUND-02)', async () => {
  const { token } = await gateway.members.create({ account: 'khoa' });
  const move = (act: string, amount: string) =>
    run('money', act, 'khoa', amount, '--reason', 'goodwill', '--key', 'ticket-2');
  await move('credit', '5000');
  const other = { code: 1, err: expect.stringContaining('ticket-2 was used for another movement') as string };
  expect(await move('credit', '6000')).toMatchObject(other);
  expect(await move('debit', '5000')).toMatchObject(other);
  expect(await value('balance', { token })).toEqual({ balance: { amount: '5000', currency: 'VND' } });
});

test('a database that is too slow was told as a fault of the gateway, not whether to repeat the act (SOUND-02)', async () => {
  const dataDir = join(folder, 'slow');
  const slow = await startOperator(
    {
      database: {
        ...gateway.database,
        transaction: () => Promise.reject(Object.assign(new Error('too slow'), { code: '57014' })),
      },
      runtime: gateway.clock,
      tenants: testTenants(['aurora']),
      vendors: gateway.vendors,
      log: createLog({ level: 'silent' }),
    },
    operatorFile(dataDir),
  );
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await operatorCommand({
    argv: ['status', 'show'],
    dataDir,
    who: 'ops',
    print: say,
    complain: say,
  });
  await slow.close();
  expect([code, ...said]).toEqual([1, expect.stringContaining('with the same --key nothing is done twice')]);
});

test('LOGIN-05 a new password of the operator opens the account and ends its other sessions', async () => {
  const { token } = await gateway.members.create({ account: 'bao', password: 'old password' });
  const [given] = await rows('member', 'password', 'bao');
  expect((await gateway.call('memberInfo', { token })).status).toBe(401);
  const login = (password: unknown) =>
    gateway.call('login', { body: { username: 'bao', password, type: 'username' } });
  expect((await login('old password')).status).toBe(401);
  expect((await login(given?.password)).status).toBe(200);
});

test('a disabled account is logged out and stays out until it is enabled', async () => {
  const { token } = await gateway.members.create({ account: 'chi', password: 'password' });
  expect(await run('member', 'disable', 'chi')).toMatchObject({ code: 1 });
  await run('member', 'disable', 'chi', '--reason', 'stolen phone');
  expect((await gateway.call('memberInfo', { token })).status).toBe(401);
  const login = () =>
    gateway.call('login', { body: { username: 'chi', password: 'password', type: 'username' } });
  expect((await login()).body.success).toBe(false);
  await run('member', 'enable', 'chi');
  expect((await login()).body.success).toBe(true);
});

test('every change has an audit row with who, what, before and after, and no secret in it', async () => {
  await run('flag', 'set', 'FREEPLAY3', 'on');
  const [password] = await rows('member', 'add', 'dung');
  const [member, flag] = await rows('audit', 'list', '--limit', '2');
  expect(flag).toMatchObject({ who: 'ops', act: 'flag set', target: 'FREEPLAY3' });
  expect([flag?.before, flag?.after].map((text) => JSON.parse(String(text)) as unknown)).toEqual([
    { module: 'FREEPLAY3', state: 'off' },
    { module: 'FREEPLAY3', state: 'on' },
  ]);
  expect(member).toMatchObject({ act: 'member add', target: 'dung' });
  expect(JSON.stringify(member)).not.toContain(password?.password);
});

test('a ratio of points changed without an audit row: it names who, and both ratios', async () => {
  await run('points', 'ratio', 'deposit', '--points', '2', '--amount', '10000');
  await run('points', 'ratio', 'deposit', '--points', '3', '--amount', '10000');
  const [audited] = await rows('audit', 'list', '--limit', '1');
  expect(audited).toMatchObject({ who: 'ops', act: 'points ratio', target: 'deposit' });
  const [before, after] = [audited?.before, audited?.after].map(
    (text) => JSON.parse(String(text)) as unknown,
  );
  expect([before, after]).toMatchObject([
    { points: 2, amount: '10,000 ₫' },
    { points: 3, amount: '10,000 ₫' },
  ]);
});

test('security row 30: the operator rotates the secret of a party, and no secret stands in the audit', async () => {
  const [first] = await rows('secret', 'show', 'cashier');
  const [second] = await rows('secret', 'rotate', 'cashier', '--hours', '2');
  expect([first, second]).toEqual([
    { of: 'cashier', secret: expect.stringMatching(/^whsec_/), 'the one before is taken until': null },
    {
      of: 'cashier',
      secret: expect.stringMatching(/^whsec_/),
      'the one before is taken until': new Date(gateway.clock.now().getTime() + 7_200_000).toISOString(),
    },
  ]);
  const kept = signingSecrets(gateway.database.queries, gateway.clock);
  expect(await kept.valid('cashier')).toEqual([second?.secret, first?.secret]);
  expect((await run('secret', 'rotate', 'cashier', '--hours', '721')).err).toContain('from 0 to 720');
  await run('secret', 'rotate', 'cashier', '--hours', '0');
  expect(await kept.valid('cashier')).toHaveLength(1);
  const audit = await rows('audit', 'list', '--limit', '3');
  expect(audit.map(({ act, target }) => `${String(act)} ${String(target)}`)).toEqual([
    'secret rotate secret cashier',
    'secret rotate secret cashier',
    'secret show secret cashier',
  ]);
  expect(JSON.stringify(audit)).not.toContain('whsec_');
});

test('PORT-03 the operator sees jobs that failed, tries one again and drops another, with audit rows', async () => {
  const kind = jobKind({ name: 'odd', payload: Type.Object({ merchant: Type.String() }), attempts: 1 });
  let isBroken = true;
  const done: string[] = [];
  const handler = jobHandler(kind, async ({ merchant }) => {
    await Promise.resolve();
    if (isBroken) throw new Error('no such thing');
    done.push(merchant);
  });
  const { database, clock: runtime, connection } = gateway;
  const driver = jobDriver({ database, runtime, connection, log: silentLog }, [handler]);
  const runAt = runtime.now();
  await addJobs(
    database.queries,
    kind,
    ['aurora', 'lotus'].map((merchant) => ({ key: merchant, payload: { merchant }, runAt })),
  );
  await driver.runDue();
  const listed = await rows('job', 'list');
  expect(listed).toMatchObject([
    { job: 'odd: aurora', attempts: '1 of 1', next: null, reason: 'no such thing' },
    { job: 'odd: lotus' },
  ]);
  expect((await rows('alert', 'list')).map(({ kind: about, target }) => [about, target])).toEqual([
    ['job', 'odd: aurora'],
    ['job', 'odd: lotus'],
  ]);
  isBroken = false;
  const [retried, dropped] = listed.map(({ id }) => String(id));
  await run('job', 'retry', retried ?? '');
  await run('job', 'drop', dropped ?? '');
  await driver.runDue();
  expect([done, await rows('job', 'list'), await rows('alert', 'list')]).toEqual([['aurora'], [], []]);
  expect(await rows('audit', 'list', '--limit', '2')).toMatchObject([
    { who: 'ops', act: 'job drop', target: `job ${dropped}` },
    { who: 'ops', act: 'job retry', target: `job ${retried}` },
  ]);
  expect((await run('job', 'retry', dropped ?? '')).err).toContain(`No job ${dropped} has failed`);
  await driver.close();
});

test('the operator sees open alerts, and lets what was quarantined be tried again with an audit row (SOUND-01)', async () => {
  const parts = { database: gateway.database, runtime: gateway.clock, log: createLog({ level: 'silent' }) };
  const error = new Error('a price is no number');
  await alertDesk(parts).raise({ kind: 'work', target: 'offers', merchant: 'lotus', error });
  expect(await rows('status', 'show')).toMatchObject([
    { brand: 'aurora', alerts: 0 },
    { brand: 'lotus', alerts: 1 },
  ]);
  const [open] = await rows('alert', 'list');
  expect(open).toMatchObject({
    merchant: 'lotus',
    target: 'offers',
    reason: 'a price is no number',
    count: 1,
  });
  const id = String(open?.id);
  expect((await run('alert', 'retry', id)).err).toContain('add --brand lotus');
  await run('alert', 'retry', id, '--brand', 'lotus');
  expect(await rows('alert', 'list')).toEqual([]);
  const [audited] = await rows('audit', 'list', '--limit', '1', '--brand', 'lotus');
  expect(audited).toMatchObject({ who: 'ops', act: 'alert retry', target: `alert ${id}` });
  expect((await run('alert', 'retry', id, '--brand', 'lotus')).err).toContain(`No alert ${id} is open`);
});

test.each([
  [['nonsense'], 2, 'There is no command nonsense'],
  [['notice', 'shout'], 2, 'notice cannot shout'],
  [['status', 'set', 'normal', '--loud'], 2, "Unknown option '--loud'"],
  [['status', 'set', 'normal', 'twice'], 2, 'one word too many'],
  [['status', 'set', 'broken'], 1, 'status is "broken": it has to be one of normal, maintenance'],
  [['status', 'set'], 1, 'status is missing'],
  [['status', 'set', 'normal', '--until', 'tomorrow'], 1, 'it has to be a time'],
  [['notice', 'add', '--title-vi', 'Chỉ tiếng Việt'], 1, 'title-en is missing'],
  [['money', 'show', 'nobody'], 1, 'aurora has no account nobody'],
  [['flag', 'list', '--brand', 'nobody'], 1, 'There is no brand nobody: aurora, lotus'],
])('a command line that cannot be meant is refused in one line: %j', async (argv, code, message) => {
  const answer = await run(...argv);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(message);
  expect(answer.err).not.toContain('\n');
});

test('help tells every command, its acts and their options', async () => {
  expect((await run()).out).toMatch(/status +Open a site/);
  expect((await run('help', 'notice')).out).toContain('npm run operator -- notice list');
  expect((await run('banner', 'add', '--help')).out).toMatch(/--group +where it is shown; one of w_home/);
});

test('nobody but the owner of the data folder reaches the interface', async () => {
  const file = operatorFile(folder);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { port, secret } = (await readOperatorFile(file)) ?? { port: 0, secret: '' };
  const order = JSON.stringify({ argv: ['brand', 'list'], who: 'x' });
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: order,
    });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: 'Bearer guess' })).status).toBe(401);
  const own = { authorization: `Bearer ${secret}` };
  expect((await ask({ ...own, origin: 'https://evil.example' })).status).toBe(401);
  expect((await ask(own)).status).toBe(200);
  expect(await readFile(file, 'utf8')).toContain(secret);
});

test('without a gateway the command says so, tells what there is and what is misspelt', async () => {
  const alone = async (...argv: string[]) => {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const dataDir = join(folder, 'elsewhere');
    const code = await operatorCommand({ argv, dataDir, who: 'ops', print: say, complain: say });
    return [code, ...said];
  };
  expect(await alone('status')).toEqual([3, expect.stringContaining('The gateway does not run')]);
  expect(await alone('staus')).toEqual([2, expect.stringContaining('There is no command staus')]);
  expect(await alone('help', 'status')).toEqual([0, expect.stringContaining('status set')]);
});

test('GAME-06 the operator closes all games of a vendor, or one, and opens them again', async () => {
  await testGames(gateway.database.queries, [
    { gameCode: 'RNG0001' },
    { gameCode: 'RNG0002', vassalage: 'LUM' },
  ]);
  const { token } = await gateway.members.create();
  const launch = async (gameCode: string, vassalage: string) => {
    const body = { gameCode, vassalage, platform: 'WEB', language: 'VI' };
    return (await gateway.call('launchGame', { token, body })).status;
  };
  await run('game', 'close', '--vendor', 'LUM');
  expect([await launch('RNG0002', 'LUM'), await launch('RNG0001', 'NVP')]).toEqual([503, 200]);
  await run('game', 'open', '--vendor', 'LUM');
  await run('game', 'close', '--code', 'RNG0001', '--until', '2026-11-21T04:00:00+07:00');
  expect([await launch('RNG0002', 'LUM'), await launch('RNG0001', 'NVP')]).toEqual([200, 503]);
  expect(await run('game', 'close', '--vendor', 'NOBODY')).toMatchObject({
    code: 1,
    err: 'There is no NOBODY in this brand.',
  });
  expect((await run('game', 'close')).err).toContain('--vendor or --code');
  expect((await run('audit', 'list', '--limit', '9'.repeat(20))).err).toContain('at most nine digits.');
});

test('names and addresses that a registration refuses were taken from the operator (SOUND-04)', async () => {
  const refused = { code: 1 };
  expect(await run('member', 'add', 'аdmin')).toMatchObject(refused);
  expect(await run('member', 'add', 'li\ufe0enh')).toMatchObject(refused);
  expect(await run('member', 'add', 'li nh')).toMatchObject(refused);
  expect(await run('member', 'add', 'x'.repeat(65))).toMatchObject(refused);
  expect(await run('member', 'add', 'lan', '--type', '99')).toMatchObject(refused);
  await run('member', 'add', 'linh');
  expect(await run('member', 'contact', 'linh', '--email', 'linh@vidu')).toMatchObject(refused);
  expect(await run('member', 'contact', 'linh', '--bank-name', 'Li\u202enh')).toMatchObject(refused);
  const payout = ['payout', 'linh', '--bank', 'An', '--number', '1900234821', '--owner', 'Li\u200bnh'];
  expect(await run('member', ...payout)).toMatchObject(refused);
  expect(await run('member', 'contact', 'linh', '--email', 'Linh@Vidu.com')).toMatchObject({ code: 0 });
});

test('an announcement of 6,000 elements in each other was stored: it is refused before it is cleaned (SOUND-04)', async () => {
  const words = ['--title-vi', 'Bảo trì', '--title-en', 'Maintenance', '--content-vi', '<b>'.repeat(6_000)];
  const answer = await run('notice', 'add', '--kind', 'payment', ...words);
  expect(answer).toMatchObject({
    code: 1,
    err: expect.stringContaining('20 elements in each other') as string,
  });
});

test('FIX-04 points that would return more than the house keeps of a stake are refused', async () => {
  await run('points', 'ratio', 'convert', '--points', '100', '--amount', '5000');
  const ratio = (amount: string) => run('points', 'ratio', 'slots', '--points', '1', '--amount', amount);
  expect((await ratio('10000')).code).toBe(0);
  const refused = await ratio('5000');
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain('RNG');
  expect(refused.err).toContain('2.50 %');
});

test.each([
  [['__proto__', '--required', 'yes'], 'username'],
  [['userName', '--required', 'yes'], 'username'],
  [['username', '--pattern', 'letters'], 'lettersOrDigits'],
  [['nickname', '--pattern', 'none', '--accept', '['], 'not a regular expression'],
  [['username', '--accept', '^x'], '--pattern none'],
  [['username', '--min', '256', '--max', '400'], 'at most 255 characters of username'],
  [['email', '--max', '256'], 'at most 255 characters of email'],
  [['username', '--min', '0', '--max', '0'], 'leaves it no character'],
  [['username', '--enabled', 'no'], 'Nobody can register without username'],
  [['username', '--required', 'no'], 'Nobody can register without username'],
  [['password', '--enabled', 'no'], 'Nobody can register without password'],
  [['password', '--min', '1', '--max', '6'], 'at most 6 characters are all refused as easy to guess'],
  [['confirmPassword', '--enabled', 'no', '--required', 'no'], 'without confirmPassword'],
  [['nickname', '--required', 'yes', '--enabled', 'no'], 'a required field cannot be switched off'],
  [['username', '--pattern', 'none', '--accept', '^$'], 'Add --example'],
  [
    ['username', '--pattern', 'none', '--accept', '^[A-Z]{50}$', '--example', 'A'.repeat(50)],
    'does not have',
  ],
  [['nickname', '--pattern', 'none', '--accept', '^a$', '--example', 'b'], 'does not fit'],
  [['mobileNum', '--min', '1', '--max', '2', '--pattern', 'email'], 'needs 6 characters'],
  [['confirmPassword', '--min', '30'], 'set the rule of password'],
  [['verificationCode', '--required', 'yes'], 'REGMOBVERF3'],
  [['countryDialingCode', '--required', 'yes'], 'set the rule of mobileNum'],
  [['domain', '--required', 'yes'], 'sends domain by itself'],
  [['username'], 'Nothing to change'],
])('FIX-06 the field rule %j was stored and broke the registration: it is refused', async (words, told) => {
  const refused = await run('rule', 'set', ...words);
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain(told);
});

test('REG-02 a short range of lengths in which a password can be hard to guess is taken', async () => {
  expect(await run('rule', 'set', 'password', '--min', '8', '--max', '8')).toMatchObject({ code: 0 });
  expect(await run('rule', 'reset', 'password')).toMatchObject({ code: 0 });
});

test('REG-02 an expression of the operator is taken with an example that fits it', async () => {
  const given = ['--pattern', 'none', '--accept', '^[a-z]+$', '--example', 'minh'];
  expect(await rows('rule', 'set', 'nickname', ...given)).toMatchObject([{ acceptedPattern: '^[a-z]+$' }]);
  // What texts the field takes is as it was.
  expect(await run('rule', 'set', 'nickname', '--required', 'yes')).toMatchObject({ code: 0 });
  expect(await run('rule', 'reset', 'nickname')).toMatchObject({ code: 0 });
});

test('REG-02 a field that becomes required is shown in the form as well', async () => {
  expect(await rows('rule', 'set', 'line', '--required', 'yes')).toMatchObject([{ enabled: true }]);
  expect(await run('rule', 'set', 'line', '--enabled', 'no')).toMatchObject({
    code: 1,
    err: expect.stringContaining('set --required no as well') as string,
  });
  expect(await run('rule', 'set', 'line', '--enabled', 'no', '--required', 'no')).toMatchObject({ code: 0 });
});

test.each([
  ['feedbackMostWords 10', 'feedbackLeastWords 50', 'feedbackLeastWords 10'],
  ['feedbackLeastWords 20', 'feedbackMostWords 10', 'feedbackMostWords 20'],
  ['receiptMinutes 20', 'receiptNoticeMinutes 30', 'receiptNoticeMinutes 20'],
  ['receiptNoticeMinutes 30', 'receiptMinutes 20', 'receiptMinutes default'],
])('SOUND-02 %s and then %s contradict each other: refused', async (first, then, kept) => {
  const set = (words: string) => run('setting', 'set', ...words.split(' '), '--brand', 'lotus');
  expect(await set(first)).toMatchObject({ code: 0 });
  expect(await set(then)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^\w+ would be \d+ and may not exceed \w+, which is \d+/) as string,
  });
  expect(await set(kept)).toMatchObject({ code: 0 });
  const [name] = then.split(' ');
  const [, value] = kept.split(' ');
  const all = await rows('setting', 'list', '--brand', 'lotus');
  expect(all.find(({ setting }) => setting === name)?.value).toBe(value === 'default' ? 60 : Number(value));
  for (const one of [first, then]) await set(one.replace(/ .*/, ' default'));
});

test('SOUND-02 a default that contradicts the other setting of its pair is refused', async () => {
  const set = (...words: string[]) => run('setting', 'set', ...words, '--brand', 'lotus');
  await set('receiptNoticeMinutes', '1');
  await set('receiptMinutes', '5');
  expect(await set('receiptNoticeMinutes', 'default')).toMatchObject({
    code: 1,
    err: expect.stringContaining('receiptNoticeMinutes would be 15 and') as string,
  });
  await set('receiptMinutes', 'default');
  expect(await set('receiptNoticeMinutes', 'default')).toMatchObject({ code: 0 });
});

test('a dry run shows the result of an act and changes nothing (FIX-06)', async () => {
  const { token } = await gateway.members.create({ account: 'thu' });
  const tried = await run(
    'money',
    'credit',
    'thu',
    '500000',
    '--reason',
    'goodwill',
    '--key',
    'try',
    '--dry-run',
  );
  expect(tried.code).toBe(0);
  expect(tried.out).toContain('nothing was changed');
  expect(tried.out).toContain('500,000 ₫');
  expect(await value('balance', { token })).toEqual({ balance: { amount: '0', currency: 'VND' } });
  expect((await run('audit', 'list', '--json')).out).not.toContain('"thu"');
});

test('the audit names who gave a command beside the account of the operating system', async () => {
  await gateway.members.create({ account: 'binh' });
  await run('member', 'disable', 'binh', '--reason', 'stolen phone', '--as', 'Lan Anh');
  const [row] = JSON.parse((await run('audit', 'list', '--json')).out) as { who: string; after: string }[];
  expect(row?.who).toMatch(/^Lan Anh \(.+\)$/);
  expect(JSON.stringify(row)).toContain('stolen phone');
  expect(await run('member', 'enable', 'binh', '--as', '<b>')).toMatchObject({ code: 2 });
});
