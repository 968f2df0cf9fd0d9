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
  const wrong = [
    { name, password: 'wrong', code },
    { name, password, code: code === '000000' ? '000001' : '000000' },
    { name: 'nobody', password, code },
  ];
  for (const given of wrong)
    expect(await logIn(given)).toMatchObject({ status: 401, message: 'wrong_account_or_password' });
  expect((await logIn({ name, password, code }, 'desk.lotus.localhost')).status).toBe(401);
  const right = await logIn({ name: 'LAN', password, code });
  expect(right).toMatchObject({ status: 200, value: { name: 'lan', shownName: 'Ms lan', role: 'agent' } });
  expect(right.cookie).toMatch(/^__Host-desk=[\w-]{43}$/);
  // No code counts twice.
  expect((await logIn({ name, password, code })).status).toBe(401);
});

test('INFO-03 too many wrong tries shut a name for a quarter of an hour, whoever tries', async () => {
  const { name, password, secret } = await desk.add('lan');
  for (let count = 0; count < 8; count += 1)
    expect((await logIn({ name, password: 'wrong', code: '000000' })).status).toBe(401);
  expect((await logIn({ name, password, code: desk.codeOf(secret) })).status).toBe(429);
  gateway.clock.advance(15 * 60_000);
  expect((await logIn({ name, password, code: desk.codeOf(secret) })).status).toBe(200);
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
