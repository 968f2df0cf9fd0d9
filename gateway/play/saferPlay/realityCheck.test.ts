import type { Value } from '#contract/wireTypes';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
let vendor: ReturnType<typeof vendorCalls>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  vendor = vendorCalls(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const set = (token: string, minutes: number | null) =>
  gateway.call('setRealityCheck', { token, body: { minutes } });
const active = async (token: string, minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    gateway.clock.advance(MINUTE);
    await gateway.call('memberInfo', { token });
  }
};
const table = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  await set(member.token, 10);
  const { launched } = await playGame(gateway, member, 'RNG0001');
  return {
    ...member,
    bet: () => vendor('bet', { visit: launched.visitId, round: gateway.clock.newId(), amount: '1000' }),
  };
};
const launch = ({ token }: Pick<TestMember, 'token'>) =>
  gateway.call('launchGame', {
    token,
    body: { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' },
  });

test('SAFE-02 at the interval that was set play stops, shows time, stakes and result, and goes on with the answer', async () => {
  const member = await table();
  const { token, row } = member;
  const begun = gateway.clock.now().toISOString();
  await active(token, 5);
  await playRounds(gateway, row.id, [{ stake: 300_000, win: 100_000 }, { stake: 50_000 }]);
  await active(token, 4);
  expect((await member.bet()).status).toBe(200);
  await active(token, 1);
  expect(await member.bet()).toMatchObject({ status: 409, message: 'reality_check_due' });
  expect((await launch(member)).body).toMatchObject({
    message: 'reality_check_due',
    value: {
      realityCheck: {
        minutes: 10,
        dueAt: gateway.clock.now().toISOString(),
        since: begun,
        staked: { amount: '351000' },
        net: { amount: '-251000' },
      },
    },
  });
  expect((await gateway.call('answerRealityCheck', { token })).status).toBe(200);
  expect((await member.bet()).status).toBe(200);
  await active(token, 10);
  expect(await member.bet()).toMatchObject({ message: 'reality_check_due' });
});

test('SAFE-02 a page knows beforehand when the check is due', async () => {
  const { token } = await table();
  const due = new Date(gateway.clock.now().getTime() + 10 * MINUTE).toISOString();
  const { realityCheckAt, realityCheckMinutes } = await desk.answered<Value<'playBreak'>>('playBreak', {
    token,
  });
  expect([realityCheckAt, realityCheckMinutes]).toEqual([due, 10]);
});

test('SAFE-02 what is due is answered: logging in anew or switching it off is no way round, a break is an answer', async () => {
  const member = await table();
  const { token } = member;
  await active(token, 10);
  expect(await set(token, null)).toMatchObject({ status: 409, body: { message: 'reality_check_due' } });
  await gateway.call('logout', { token });
  const again = { ...member, token: await desk.again(member) };
  expect((await launch(again)).body.message).toBe('reality_check_due');
  await gateway.call('takeBreak', { token: again.token, body: { minutes: 15 } });
  gateway.clock.advance(15 * MINUTE);
  expect((await launch(again)).status).toBe(200);
});

test('SAFE-02 a pause of more than ten minutes begins the time anew', async () => {
  const member = await table();
  const { token } = member;
  await active(token, 8);
  gateway.clock.advance(11 * MINUTE);
  await active(token, 1);
  expect((await launch(member)).status).toBe(200);
});

test.each([9, 61, 0, 15.5, '30'])('SAFE-02 an interval of %p minutes is refused', async (minutes) => {
  const { token } = await gateway.members.create();
  expect((await gateway.call('setRealityCheck', { token, body: { minutes } })).status).toBe(400);
});

test('SAFE-02 who set none is never stopped', async () => {
  const member = await gateway.members.create();
  await active(member.token, 90);
  expect((await launch(member)).status).toBe(200);
});
