import { headers } from '#contract/constants';
import { testDesk } from '../../testing/testDesk.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof testDesk>;
beforeEach(async () => {
  gateway = await testGateway();
  desk = testDesk(gateway);
});
afterEach(() => gateway.close());

const logIn = (body: { name: string; password: string; code: string }, host?: string) =>
  desk.call('logIn', { body, ...(host !== undefined && { host }) });

test('INFO-03 staff logs in with password and code, and every wrong one gets one and the same answer', async () => {
  const { name, password, secret } = await desk.add('lan');
  const code = desk.codeOf(secret);
  const faults = [
    { name, password: 'wrong', code },
    { name, password, code: code === '000000' ? '000001' : '000000' },
    { name: 'nobody', password, code },
  ];
  for (const given of faults)
    expect(await logIn(given)).toMatchObject({ status: 401, message: 'wrong_account_or_password' });
  expect((await logIn({ name, password, code }, 'desk.lotus.localhost')).status).toBe(401);
  const right = await logIn({ name: 'LAN', password, code });
  expect(right).toMatchObject({ status: 200, value: { name: 'lan', shownName: 'Ms lan', role: 'agent' } });
  expect(right.cookie).toMatch(/^__Host-desk=[\w-]{43}$/);
  // No code counts twice.
  expect((await logIn({ name, password, code })).status).toBe(401);
});

const wrong = { password: 'wrong', code: '000000' };
/** Statuses of so many wrong tries of a name. */
const guess = async (count: number, name: string, from: { ip: string; cookie?: string }) => {
  const answers = [];
  for (let tried = 0; tried < count; tried += 1)
    answers.push((await desk.call('logIn', { body: { name, ...wrong }, ...from })).status);
  return answers;
};

test('INFO-03 wrong tries of strangers lock nobody out of a browser or an address of their own', async () => {
  const lan = await desk.add('lan');
  const home = { ip: '192.0.2.1' };
  const enter = (from: { ip: string; cookie?: string }) =>
    desk.call('logIn', {
      body: { name: 'lan', password: lan.password, code: desk.codeOf(lan.secret) },
      ...from,
    });
  const { device } = await enter(home);
  expect(device).toMatch(/^__Host-desk-device=[\w-]{43}$/);
  const known = { ip: '198.51.100.7', cookie: device ?? '' };

  // One stranger shuts its own address alone; all together have twenty tries an hour.
  expect(await guess(9, 'LAN', { ip: '10.0.0.1' })).toEqual([...Array<number>(8).fill(401), 429]);
  gateway.clock.advance(60_000);
  expect((await enter({ ip: '10.0.0.2' })).status).toBe(200);
  for (const ip of ['10.0.1.1', '10.0.1.2', '10.0.1.3']) await guess(7, 'lan', { ip });
  gateway.clock.advance(15 * 60_000);
  expect((await enter({ ip: '10.0.2.1' })).status).toBe(429);
  expect((await enter(home)).status).toBe(200);
  gateway.clock.advance(60_000);
  expect((await enter(known)).status).toBe(200);
  gateway.clock.advance(60 * 60_000);
  expect((await enter({ ip: '10.0.2.1' })).status).toBe(200);
});

test('INFO-03 a known browser has tries of its own, no more than others, and none for a colleague', async () => {
  const lan = await desk.add('lan');
  const hoa = await desk.add('hoa');
  const body = { name: 'lan', password: lan.password, code: desk.codeOf(lan.secret) };
  const { device } = await desk.call('logIn', { body, ip: '192.0.2.1' });
  const from = { ip: '192.0.2.1', cookie: device ?? '' };
  expect(await guess(9, 'lan', from)).toEqual([...Array<number>(8).fill(401), 429]);
  // The browser of one is a stranger to the other, until that one has logged in there.
  for (const ip of ['10.0.1.1', '10.0.1.2', '10.0.1.3']) await guess(7, 'hoa', { ip });
  const other = { name: 'hoa', password: hoa.password, code: desk.codeOf(hoa.secret) };
  expect((await desk.call('logIn', { body: other, ...from })).status).toBe(429);
  gateway.clock.advance(60 * 60_000);
  const right = () => ({ ...other, code: desk.codeOf(hoa.secret) });
  expect((await desk.call('logIn', { body: right(), ...from })).device).toBe(device);
});

test('INFO-03 whoever has the app gets in at a new place by two codes in a row, whatever strangers try', async () => {
  const lan = await desk.add('lan');
  for (let ip = 1; ip < 30; ip += 1) await guess(7, 'lan', { ip: `10.0.1.${ip}` });
  const fresh = { ip: '192.0.2.9' };
  const give = (codes: { code: string; nextCode?: string }, from = fresh) =>
    desk.call('logIn', { body: { name: 'lan', password: lan.password, ...codes }, ...from });
  const code = desk.codeOf(lan.secret);
  expect(await give({ code })).toMatchObject({
    status: 429,
    message: 'too_many_requests',
    value: { nextCode: true },
  });
  // One code twice, or two that do not follow one another, are wrong.
  expect((await give({ code, nextCode: code })).status).toBe(401);
  gateway.clock.advance(60_000);
  expect((await give({ code, nextCode: desk.codeOf(lan.secret) })).status).toBe(401);
  const first = desk.codeOf(lan.secret);
  gateway.clock.advance(30_000);
  const codes = { code: first, nextCode: desk.codeOf(lan.secret) };
  expect((await give(codes)).status).toBe(200);
  // Neither counts twice.
  expect((await give(codes, { ip: '192.0.2.10' })).status).toBe(401);
  // A place has its eight tries with two codes as with one, and learns of no third way.
  const wrongCodes = { code: '000000', nextCode: '000001' };
  const answers = [];
  for (let tried = 0; tried < 9; tried += 1) answers.push(await give(wrongCodes, { ip: '10.0.2.1' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(401), 429]);
  expect(answers.at(-1)?.value).toBeUndefined();
});

test('INFO-03 new keys of an account forget its browsers and what strangers have tried', async () => {
  const lan = await desk.add('lan');
  const body = { name: 'lan', password: lan.password, code: desk.codeOf(lan.secret) };
  const { device } = await desk.call('logIn', { body, ip: '192.0.2.1' });
  for (const ip of ['10.0.1.1', '10.0.1.2', '10.0.1.3']) await guess(7, 'lan', { ip });
  const { rows } = await desk.operate('reset', { name: 'lan' });
  const fresh = { name: 'lan', password: String(rows[0]?.['password']) };
  const code = desk.codeOf(String(rows[0]?.['secret']));
  const answer = await desk.call('logIn', { body: { ...fresh, code }, ip: '10.0.2.1', cookie: device ?? '' });
  expect(answer.status).toBe(200);
  expect(answer.device).not.toBe(device);
});

test('INFO-03 a session of the staff ends by itself, by its owner and by the operator', async () => {
  const lan = await desk.enter('lan');
  gateway.clock.advance(29 * 60_000);
  expect((await lan.call('me')).status).toBe(200);
  gateway.clock.advance(29 * 60_000);
  expect((await lan.call('me')).status).toBe(200);
  gateway.clock.advance(31 * 60_000);
  expect((await lan.call('me')).status).toBe(401);
  const hoa = await desk.enter('hoa');
  await hoa.call('logOut');
  expect((await hoa.call('me')).status).toBe(401);
  const mai = await desk.enter('mai');
  await desk.operate('disable', { name: 'mai' });
  expect((await mai.call('me')).status).toBe(401);
});

test('INFO-03 what a page asks by itself does not keep the session of the staff alive', async () => {
  const lan = await desk.enter('lan');
  gateway.clock.advance(29 * 60_000);
  const byItself = { query: { list: 'waiting' }, headers: { [headers.background]: '1' } };
  expect((await lan.call('chats', byItself)).status).toBe(200);
  gateway.clock.advance(2 * 60_000);
  expect((await lan.call('me')).status).toBe(401);
});

test('INFO-03 the operator opens, resets and disables accounts, each with a row that holds no secret', async () => {
  const first = await desk.add('lan', 'lead');
  await expect(desk.add('Lan')).rejects.toThrow('There is a Lan already');
  await expect(desk.add('no name')).rejects.toThrow('is no name');
  await desk.operate('disable', { name: 'lan' });
  expect((await desk.operate('list')).rows).toMatchObject([{ name: 'lan', role: 'lead', state: 'disabled' }]);
  await expect(desk.operate('disable', { name: 'lan' })).rejects.toThrow('open account');
  const { rows } = await desk.operate('reset', { name: 'lan' });
  const [reset] = rows;
  const code = desk.codeOf(String(reset?.['secret']));
  expect((await logIn({ name: 'lan', password: first.password, code })).status).toBe(401);
  expect((await logIn({ name: 'lan', password: String(reset?.['password']), code })).status).toBe(200);
  const audit = await gateway.database.queries.execute('select * from operator_audit');
  expect(audit.rows.map(({ act }) => act)).toEqual(['staff add', 'staff disable', 'staff reset']);
  for (const secret of [first.password, first.secret, String(reset?.['password'])])
    expect(JSON.stringify(audit.rows)).not.toContain(secret);
});
