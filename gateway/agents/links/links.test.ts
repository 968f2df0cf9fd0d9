import { count, eq } from 'drizzle-orm';
import { invitationDays } from '../../members/invitations/schema.ts';
import { members } from '../../members/members/schema.ts';
import { windowCounts } from '../../platform/rateLimits/schema.ts';
import { agentTeam } from '../../testing/agentTeam.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof agentTeam>>;
beforeEach(async () => {
  gateway = await testGateway();
  team = await agentTeam(gateway);
});
afterEach(() => gateway.close());

const terms = { name: 'Zalo group', kind: 'member', rates: { RNG: 100, LIVE: 50 } } as const;
const add = (more: object = {}) => team.call('addRegisterLink', team.agent, { body: { ...terms, ...more } });
const links = async () => (await team.read('registerLinks', team.agent)).list;
const today = { from: '2026-11-20', to: '2026-11-20', pageNo: '1', pageSize: '20' };

let sessions = 0;
const newSession = () => `visit${(sessions += 1)}`.padEnd(22, '-');
const visit = (code: string, { ip = '10.0.0.1', session = newSession() } = {}) =>
  gateway.call('affiliateVisit', { ip, body: { code, visit: session } });

const rowOf = async (account: string) => {
  const [row] = await gateway.database.queries.select().from(members).where(eq(members.accountKey, account));
  return row;
};

test('AGENT-02 whoever registers by a link lands in its line, as what it makes, with its rebates', async () => {
  const { code, address } = await team.act('addRegisterLink', team.agent, { ...terms, code: 'Zalo88' });
  expect({ code, address }).toEqual({
    code: 'ZALO88',
    address: 'http://aurora.localhost/register?affiliateCode=ZALO88',
  });
  expect((await gateway.call('affiliate', { body: { code, domain: 'aurora.localhost' } })).status).toBe(200);
  expect((await team.register('zalo88')).status).toBe(200);
  const row = await rowOf('newcomer1');
  expect(row).toMatchObject({ type: 0, line: `${team.agent.row.line}${row?.id}/` });
  expect(await team.read('downlineRebates', team.agent, { account: 'newcomer1' })).toMatchObject({
    direct: true,
    rates: { RNG: 100, LIVE: 50 },
  });
  expect(await links()).toMatchObject([{ code: 'ZALO88', visits: 0, registrations: 1, endedAt: null }]);
  const detail = await team.read('registerLink', team.agent, { code: 'ZALO88', ...today });
  expect(detail).toMatchObject({
    days: [{ day: '2026-11-20', visits: 0, registrations: 1 }],
    list: [{ account: 'newcomer1', kind: 'member' }],
    total: 1,
  });
});

test('AGENT-02 a link for agents makes agents, with links of their own within its rebates', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, { ...terms, kind: 'agent' });
  const { body } = await team.register(code);
  const { token } = body.value as { token: string };
  expect((await rowOf('newcomer1'))?.type).toBe(1);
  expect((await team.read('ownRebates', { token })).rates).toEqual(terms.rates);
  const above = await team.call('addRegisterLink', { token }, { body: { ...terms, rates: { RNG: 101 } } });
  expect(above.body).toMatchObject({ message: 'rebate_out_of_range' });
});

test('AGENT-02 a rate above the agent’s own is refused by the name of its game type', async () => {
  const answer = await add({ rates: { RNG: 121, LIVE: 80, PVP: 1 } });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      message: 'rebate_out_of_range',
      value: {
        bounds: [
          { gameType: 'PVP', least: 0, most: 0 },
          { gameType: 'RNG', least: 0, most: 120 },
        ],
      },
    },
  });
  expect(await links()).toEqual([]);
});

test('AGENT-02 a link does not give what its agent has lost since', async () => {
  const { code } = await team.act('addRegisterLink', team.sub, terms);
  gateway.clock.advance(1_000);
  expect((await team.setRates(team.agent, team.sub, { RNG: 40 }, { agreed: true })).status).toBe(200);
  expect((await team.read('registerLinks', team.sub)).list).toMatchObject([{ rates: { RNG: 40 } }]);
  await team.register(code);
  expect((await team.read('downlineRebates', team.sub, { account: 'newcomer1' })).rates).toEqual({ RNG: 40 });
});

test('AGENT-02 a changed link holds for whoever registers afterwards', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, terms);
  await team.register(code);
  gateway.clock.advance(1_000);
  await team.act('changeRegisterLink', team.agent, { ...terms, code, name: 'Forum', rates: { RNG: 20 } });
  await team.register(code);
  expect(await links()).toMatchObject([{ name: 'Forum', registrations: 2 }]);
  const ratesOf = async (account: string) =>
    (await team.read('downlineRebates', team.agent, { account })).rates;
  expect(await ratesOf('newcomer1')).toEqual(terms.rates);
  expect(await ratesOf('newcomer2')).toEqual({ RNG: 20 });
});

test('AGENT-02 an ended link is refused as a code that never was; who came by it stays', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, terms);
  await team.register(code);
  expect((await team.call('endRegisterLink', team.agent, { query: { code } })).status).toBe(200);
  expect((await team.register(code)).body.message).toBe('invitation_code_error');
  const asked = await gateway.call('affiliate', { body: { code, domain: 'aurora.localhost' } });
  expect(asked.body.message).toBe('invitation_code_error');
  expect(await links()).toMatchObject([{ code, registrations: 1, endedAt: expect.any(String) }]);
  for (const name of ['endRegisterLink', 'changeRegisterLink'] as const) {
    const sent = name === 'endRegisterLink' ? { query: { code } } : { body: { ...terms, code } };
    expect((await team.call(name, team.agent, sent)).status).toBe(404);
  }
});

test('AGENT-10 a link of another line answers as a missing one', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, terms);
  for (const by of [team.other, team.sub]) {
    for (const named of [code, 'NOLINK99']) {
      expect((await team.call('registerLink', by, { query: { code: named, ...today } })).status).toBe(404);
      expect((await team.call('endRegisterLink', by, { query: { code: named } })).status).toBe(404);
      expect((await team.call('changeRegisterLink', by, { body: { ...terms, code: named } })).status).toBe(
        404,
      );
    }
    expect((await team.read('registerLinks', by)).list).toEqual([]);
  }
  expect((await add({ code })).body).toMatchObject({
    message: 'invalid_fields',
    value: { fields: { code: 'taken' } },
  });
});

test('AGENT-02 a name that cannot be read and a code that speaks for the house are refused', async () => {
  const faultOf = async (more: object) => (await add(more)).body.value;
  expect((await add({ name: '   ' })).status).toBe(400);
  expect(await faultOf({ name: 'a\u202Eb' })).toEqual({ fields: { name: 'pattern' } });
  expect(await faultOf({ code: 'SUPPORT' })).toEqual({ fields: { code: 'taken' } });
});

test('AGENT-02 a visitor session counts once, however often its page calls', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, terms);
  const session = newSession();
  await Promise.all(Array.from({ length: 6 }, () => visit(code, { session })));
  expect((await links())[0]?.visits).toBe(1);
  await visit(code.toLowerCase());
  expect((await links())[0]?.visits).toBe(2);
  gateway.clock.advance(86_400_000);
  await visit(code);
  const query = { code, ...today, to: '2026-11-21' };
  expect((await team.read('registerLink', await team.again(team.agent), query)).days).toEqual([
    { day: '2026-11-20', visits: 2, registrations: 0 },
    { day: '2026-11-21', visits: 1, registrations: 0 },
  ]);
});

test('AGENT-02 a loop from one address neither raises the count nor fills the gateway', async () => {
  const { code } = await team.act('addRegisterLink', team.agent, terms);
  const rows = async () =>
    (await gateway.database.queries.select({ all: count() }).from(windowCounts))[0]?.all ?? 0;
  for (let sent = 0; sent < 60; sent += 1) expect((await visit(code)).status).toBe(200);
  expect((await links())[0]?.visits).toBe(5);
  const after = await rows();
  for (let sent = 0; sent < 30; sent += 1) {
    await visit(code);
    await visit(`GUESS${sent}`);
  }
  expect(await rows()).toBe(after);
  expect(after).toBeLessThanOrEqual(45);
  await visit(code, { ip: '10.0.0.2' });
  expect((await links())[0]?.visits).toBe(6);
});

test('AGENT-02 a visit with an unknown code says nothing and is kept nowhere', async () => {
  expect((await visit('NOSUCH99')).body).toEqual({ success: true, value: null });
  const [row] = await gateway.database.queries.select({ all: count() }).from(invitationDays);
  expect(row?.all).toBe(0);
});

test('AGENT-02 so many links run at once, also when they are made at once', async () => {
  const { queries } = gateway.database;
  for (let made = 0; made < 48; made += 1) expect((await add()).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 4 }, () => add()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('list_full');
  expect(await queries.select().from(invitationDays)).toEqual([]);
});

test('AGENT-01 without AGENTPOLICY3 an agent’s calls are not available', async () => {
  await setFlags(gateway, ['AGENTPOLICY3'], '0');
  expect(await team.call('registerLinks', team.agent)).toMatchObject({
    status: 501,
    body: { message: 'not_available' },
  });
  expect((await team.call('registerLinks', team.player)).body.message).toBe('non_agent');
});
