import type { Value } from '#contract/wireTypes';
import { agentTeam } from '../../testing/agentTeam.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { runAct } from '../runAct.ts';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof agentTeam>>;
beforeEach(async () => {
  gateway = await testGateway();
  team = await agentTeam(gateway);
});
afterEach(() => gateway.close());

const order = (command: string, act: string, values: Readonly<Record<string, string>>) =>
  runAct(
    { ...gateway, runtime: gateway.clock, tenants: testTenants(['aurora']) },
    { command, act, brand: 'aurora', who: 'ops', values },
  );
const setRates = (account: string, set: string) => order('member', 'rates', { account, set });
const ownRates = async (by: { token: string }) => (await team.read('ownRebates', by)).rates;

test('AGENT-02 the operator sets what a top agent may give, with an audit row', async () => {
  const { rows } = await setRates('topagent', 'RNG=1.5,LIVE=0.75,PVP=0');
  expect(rows).toEqual([{ account: 'topagent', rates: 'LIVE=0.75,RNG=1.5' }]);
  expect(await ownRates(team.agent)).toEqual({ RNG: 150, LIVE: 75 });
  const [audited] = (await order('audit', 'list', { limit: '1' })).rows;
  expect(audited).toMatchObject({ who: 'ops', act: 'member rates', target: 'topagent' });
});

test('AGENT-02 rates that the operator lowers take the line along', async () => {
  await setRates('topagent', 'RNG=0.3');
  expect(await ownRates(team.sub)).toEqual({ RNG: 30 });
  expect((await order('member', 'rates', { account: 'subagent' })).rows).toEqual([
    { account: 'subagent', rates: 'RNG=0.3' },
  ]);
});

test.each(['RNG=10.1', 'RNG=-1', 'NONE=1', 'RNG', 'RNG=1.234', ''])(
  'AGENT-02 rates that are none are refused: %j',
  async (set) => {
    await expect(setRates('topagent', set)).rejects.toThrow('has to look like RNG=1.2');
    expect(await ownRates(team.agent)).toMatchObject({ RNG: 120 });
  },
);

test('AGENT-12 the operator neither pays nor opens an account that waits for its owner', async () => {
  const account = 'minhanh92';
  await team.act('openAccount', team.agent, { username: account, kind: 'member', rates: {} });
  const waits = 'waits for its owner';
  await expect(order('member', 'enable', { account })).rejects.toThrow(waits);
  await expect(order('member', 'disable', { account, reason: 'a mistake' })).rejects.toThrow(waits);
  const given = { account, amount: '1000', reason: 'gift', key: 'gift' };
  await expect(order('money', 'credit', given)).rejects.toThrow(waits);
  await expect(order('member', 'password', { account })).rejects.toThrow(waits);
  expect((await order('member', 'show', { account })).rows).toMatchObject([{ state: 'pending' }]);
});

test('AGENT-02 a notice of the operator for agents stands in the agent centre alone', async () => {
  const words = { 'title-vi': 'Tỷ lệ mới', 'title-en': 'New rates', 'content-en': '<p>From Monday.</p>' };
  const { rows } = await order('notice', 'add', { audience: 'agents', ...words });
  expect(rows).toMatchObject([{ audience: 'agents' }]);
  const { list } = await team.read('agentAnnouncements', team.agent, { language: 'EN' });
  expect(list).toMatchObject([{ title: 'New rates', content: '<p>From Monday.</p>' }]);
  const query = { types: 'B', platform: 'W', execution: 'A', language: 'EN' };
  const shown = await gateway.call('announcements', { query });
  expect((shown.body.value as Value<'announcements'>).player).toEqual([]);
});
