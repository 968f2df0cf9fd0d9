import type { Value } from '#contract/wireTypes';
import { agentTeam } from '../../testing/agentTeam.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof agentTeam>>;
beforeEach(async () => {
  gateway = await testGateway();
  team = await agentTeam(gateway);
});
afterEach(() => gateway.close());

const standard = { LOTT: 100, ELOTT: 100, FISH: 100, RNG: 120, LIVE: 80, SPORTS: 100, ESPORTS: 100 };
const agreed = { agreed: true };
const ratesOf = async (by: TestMember, { row }: TestMember) =>
  (await team.read('downlineRebates', by, { account: row.account })).rates;
/** Rates hold from their moment on; the clock of a test stands still. */
const later = () => gateway.clock.advance(60_000);

test('AGENT-02 without rates of their own all of a line have those of the brand', async () => {
  expect((await team.read('ownRebates', team.agent)).rates).toEqual(standard);
  expect(await team.read('downlineRebates', team.agent, { account: 'SubAgent' })).toEqual({
    ...{ account: 'subagent', nickname: 'subagent', kind: 'agent', direct: true },
    ...{ rates: standard, least: {}, most: standard, since: null },
  });
});

test('AGENT-02 a rate above one’s own is refused by the name of its game type', async () => {
  const answer = await team.setRates(team.agent, team.sub, { ...standard, RNG: 121 });
  expect(answer.body).toMatchObject({
    message: 'rebate_out_of_range',
    value: { bounds: [{ gameType: 'RNG', least: 0, most: 120 }] },
  });
  expect(await ratesOf(team.agent, team.sub)).toEqual(standard);
});

test('AGENT-02 a rate below what the downline has given on is refused, and says how low it may be', async () => {
  expect((await team.setRates(team.sub, team.player, { RNG: 90 }, agreed)).status).toBe(200);
  later();
  const answer = await team.setRates(team.agent, team.sub, { RNG: 89 }, agreed);
  expect(answer.body).toMatchObject({
    message: 'rebate_out_of_range',
    value: { bounds: [{ gameType: 'RNG', least: 90, most: 120 }] },
  });
  expect((await team.setRates(team.agent, team.sub, { RNG: 90 }, agreed)).status).toBe(200);
});

test('AGENT-02 lower rates are named first, and given once the agent agrees', async () => {
  const rates = { ...standard, RNG: 100, LIVE: 0 };
  expect(await team.setRates(team.agent, team.sub, rates)).toMatchObject({
    status: 409,
    body: {
      message: 'rebate_lowered',
      value: {
        lowered: [
          { gameType: 'LIVE', from: 80, to: 0 },
          { gameType: 'RNG', from: 120, to: 100 },
        ],
      },
    },
  });
  expect(await ratesOf(team.agent, team.sub)).toEqual(standard);
  const { body } = await team.setRates(team.agent, team.sub, rates, agreed);
  expect(body.value).toMatchObject({ since: gateway.clock.now().toISOString() });
  const { LIVE: _, ...left } = rates;
  expect(await ratesOf(team.agent, team.sub)).toEqual(left);
});

test('AGENT-02 nobody below has more than an agent whose rates went down', async () => {
  await team.setRates(team.agent, team.sub, { RNG: 50 }, agreed);
  expect(await ratesOf(team.agent, team.player)).toEqual({ RNG: 50 });
});

test('AGENT-02 the next above alone sets the rates; others of the line above see them', async () => {
  expect(await team.read('downlineRebates', team.agent, { account: 'lineplayer' })).toMatchObject({
    direct: false,
  });
  expect((await team.setRates(team.agent, team.player, standard)).body.message).toBe('forbidden');
});

test('AGENT-10 an account of another line, above, or the agent’s own answers as a missing one', async () => {
  for (const account of ['otherplayer', 'otheragent', 'topagent', 'subagent', 'nobody']) {
    expect((await team.call('downlineRebates', team.sub, { query: { account } })).status).toBe(404);
    const body = { account, rates: {}, agreed: true };
    expect((await team.call('setDownlineRebates', team.sub, { body })).status).toBe(404);
  }
});

test('AGENT-02 two who set at once leave nobody above their upline', async () => {
  await Promise.all([
    team.setRates(team.agent, team.sub, { RNG: 60 }, agreed),
    team.setRates(team.sub, team.player, { RNG: 110 }, agreed),
  ]);
  const sub = (await ratesOf(team.agent, team.sub)).RNG ?? 0;
  expect((await ratesOf(team.sub, team.player)).RNG).toBeLessThanOrEqual(sub);
});

const rebateOf = async ({ token }: TestMember) => team.read('rebate', { token });
const claim = ({ token }: TestMember) =>
  gateway.call('rebateClaim', { token, body: {}, idempotencyKey: gateway.clock.newId() });

test('AGENT-02 a member’s bets are paid by the rate of the line at the time when each was settled', async () => {
  const { player, sub, agent } = team;
  await giveMoney(gateway, player.row.id, 10_000_000n);
  const bet = { stake: 1_000_000, win: 0 };
  await playRounds(gateway, player.row.id, [bet]);
  later();
  await team.setRates(sub, player, { RNG: 100 }, agreed);
  await playRounds(gateway, player.row.id, [bet, { ...bet, gameType: 'LIVE' }]);
  later();
  await team.setRates(agent, sub, { RNG: 100 }, agreed);
  await playRounds(gateway, player.row.id, [bet]);
  later();
  await playRounds(gateway, player.row.id, [bet]);
  const view = await rebateOf(player);
  const lines = view.list.map(({ gameType, validBet, rate, amount }) => [
    ...[gameType, validBet.amount, rate, amount.amount],
  ]);
  expect(lines).toEqual([
    ['LIVE', '1000000', 0, '0'],
    ['RNG', '1000000', 12_000, '12000'],
    ['RNG', '3000000', 10_000, '30000'],
  ]);
  expect((await claim(player)).body.value).toEqual({ amount: { amount: '42000', currency: 'VND' } });
  expect((await rebateOf(player)).list).toEqual([] satisfies Value<'rebate'>['list']);
});
