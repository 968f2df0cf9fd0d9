import { alertStore } from '../platform/alerts/alertStore.ts';
import { staffStore } from '../staff/accounts/staffStore.ts';
import { staffAuditStore } from '../staff/accounts/staffAuditStore.ts';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { runAct } from './runAct.ts';

const HOUR = 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const order = async (
  command: string,
  act: string,
  values: Readonly<Record<string, string>> = {},
  person?: string,
) => {
  const parts = { ...gateway, runtime: gateway.clock };
  return (await runAct(parts, { command, act, brand: 'aurora', who: 'ops', person, values })).rows;
};
const accounts = async (command: string, values: Readonly<Record<string, string>>, act = 'list') =>
  (await order(command, act, values)).map((row) => row['account'] ?? row['target'] ?? row['key']);

test('lists of the operator had no search: accounts, phones, addresses, actors and times find their rows', async () => {
  const desk = cashierDesk(gateway);
  const first = await gateway.members.create({ account: 'lananh' });
  await order('member', 'contact', { account: 'lananh', mobile: '+84912345678', email: 'lan_a@vidu.com' });
  await desk.deposit(first.token, 210_000);
  await order('money', 'credit', { account: 'lananh', amount: '500000', reason: 'gift', key: 'one' }, 'Mai');
  gateway.clock.advance(HOUR);
  const later = gateway.clock.now().toISOString();
  const second = await gateway.members.create({ account: 'minh92' });
  await order('member', 'contact', { account: 'minh92', mobile: '+84987654321', email: 'lanxa@vidu.com' });
  await desk.deposit(second.token, 220_000);
  await order('money', 'credit', { account: 'minh92', amount: '500000', reason: 'gift', key: 'two' }, 'Hoa');

  expect(await accounts('member', { account: 'LAN' })).toEqual(['lananh']);
  expect(await accounts('member', { phone: '98765' })).toEqual(['minh92']);
  expect(await accounts('member', { email: 'lan_a' })).toEqual(['lananh']);
  expect(await accounts('member', { email: 'vidu', from: later })).toEqual(['minh92']);
  expect(await accounts('member', { until: later })).toEqual(['lananh']);
  expect(await accounts('deposit', { account: 'minh' })).toEqual(['minh92']);
  expect(await accounts('deposit', { until: later })).toEqual(['lananh']);
  expect(await accounts('withdrawal', { account: 'minh' })).toEqual([]);
  expect(await accounts('audit', { who: 'mai' })).toEqual(['lananh']);
  expect(await accounts('audit', { act: 'money', from: later })).toEqual(['minh92']);
  expect(await accounts('audit', { target: 'lan' })).toEqual(['lananh', 'lananh']);
  expect(await accounts('money', { account: 'lananh' }, 'postings')).toEqual(['operator:one']);
  expect(await accounts('money', { from: later }, 'postings')).toEqual(['operator:two']);
  expect(await accounts('member', { account: '%' })).toEqual([]);
});

test('chats, feedback, alerts and the acts of the staff are found by account, subject, actor and time', async () => {
  const { call, clock, database, members } = gateway;
  const write = async (account: string) => {
    const { token } = await members.create({ account });
    const key = () => clock.randomBytes(16).toString('base64url');
    await call('supportSay', { token, body: { clientKey: key(), text: 'Hello.' } });
    await call('feedback', { token, body: { id: key(), type: 'games', content: 'It stopped.' } });
  };
  const raise = (kind: 'job' | 'sports bet', target: string) =>
    alertStore(database.queries).raise(
      { kind, target, merchant: 'aurora', reason: 'broken' },
      'one',
      clock.now(),
    );
  const act = async (name: string, target: string) => {
    const staff = staffStore(database.queries, clock, 'aurora');
    await staff.add({ name, shownName: name, role: 'agent' }, () => Promise.resolve('password'), 'Aurora');
    const [row] = (await staff.list()).filter((one) => one.name === name);
    if (row !== undefined) await staffAuditStore(database.queries, clock).add(row, 'take', target);
  };
  await write('phuong');
  await raise('job', 'rebate of aurora');
  await act('mai', 'phuong');
  clock.advance(HOUR);
  const later = clock.now().toISOString();
  await write('quang');
  await raise('sports bet', 'S-17');
  await act('hoa', 'quang');

  const fields = (rows: readonly object[], name: string) => rows.map((row) => Reflect.get(row, name));
  expect(await accounts('chat', { account: 'PHU' })).toEqual(['phuong']);
  expect(await accounts('chat', { from: later })).toEqual(['quang']);
  expect(fields(await order('feedback', 'list', { account: 'phu' }), 'from')).toEqual(['phuong']);
  expect(fields(await order('feedback', 'all', { from: later }), 'from')).toEqual(['quang']);
  expect(fields(await order('alert', 'list', { kind: 'JOB' }), 'target')).toEqual(['rebate of aurora']);
  expect(fields(await order('alert', 'list', { target: 's-1' }), 'target')).toEqual(['S-17']);
  expect(fields(await order('alert', 'list', { until: later }), 'target')).toEqual(['rebate of aurora']);
  expect(fields(await order('staff', 'audit', { who: 'mai' }), 'target')).toEqual(['phuong']);
  expect(fields(await order('staff', 'audit', { act: 'tak', from: later }), 'who')).toEqual(['hoa']);
  expect(fields(await order('staff', 'audit', { target: 'quang' }), 'who')).toEqual(['hoa']);
});
