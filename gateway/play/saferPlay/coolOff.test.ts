import type { Value } from '#contract/wireTypes';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const take = (token: string, minutes: unknown) => gateway.call('takeBreak', { token, body: { minutes } });
const until = async (token: string) =>
  ((await gateway.call('playBreak', { token })).body.value as Value<'playBreak'>).pause?.until ?? null;
const launch = (name: 'launchGame' | 'launchTrial', token: string) =>
  gateway.call(name, {
    token,
    body: { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' },
  });
const inMinutes = (minutes: number) =>
  new Date(gateway.clock.now().getTime() + minutes * MINUTE).toISOString();
const richMember = async (): Promise<TestMember> => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  return member;
};
const spin = (key: string) => ({ key: key.padEnd(32, '0'), stake: 1_000 });

test('GAME-07 while a break runs no game opens, for money or for trial, and it says until when', async () => {
  const { token } = await richMember();
  const end = inMinutes(15);
  expect((await take(token, 15)).body.value).toEqual({ kind: 'break', until: end });
  for (const name of ['launchGame', 'launchTrial'] as const) {
    expect(await launch(name, token)).toMatchObject({
      status: 403,
      body: { message: 'on_break', value: { until: end } },
    });
  }
  expect(await until(token)).toBe(end);
});

test('GAME-07 a game that is open already takes no stake of a member who rests, and goes on afterwards', async () => {
  const member = await richMember();
  const { call } = await playGame(gateway, member, 'RNG0001');
  expect(await call('round', spin('a'))).toMatchObject({ status: 200 });
  await take(member.token, 15);
  const { body: before } = await gateway.call('balance', { token: member.token });
  expect(await call('round', spin('b'))).toMatchObject({ status: 403, message: 'on_break' });
  expect((await gateway.call('balance', { token: member.token })).body).toEqual(before);
  gateway.clock.advance(15 * MINUTE);
  expect(await call('round', spin('c'))).toMatchObject({ status: 200 });
});

test('GAME-07 a break is made longer by another one and never shorter', async () => {
  const { token } = await gateway.members.create();
  await take(token, 30);
  const end = await until(token);
  await take(token, 15);
  expect(await until(token)).toBe(end);
  gateway.clock.advance(20 * MINUTE);
  await take(token, 15);
  expect(await until(token)).toBe(inMinutes(15));
});

test('GAME-07 a break ends by itself', async () => {
  const { token } = await richMember();
  await take(token, 15);
  gateway.clock.advance(15 * MINUTE);
  expect(await until(token)).toBeNull();
  expect(await launch('launchGame', token)).toMatchObject({ status: 200 });
});

test("GAME-07 nobody's break is another's", async () => {
  const [one, other] = [await richMember(), await richMember()];
  await take(one.token, 60);
  expect(await until(other.token)).toBeNull();
  expect(await launch('launchGame', other.token)).toMatchObject({ status: 200 });
});

test.each([0, -15, 14, 1e9, '15', null])('a break of %p minutes is refused', async (minutes) => {
  const { token } = await gateway.members.create();
  expect(await take(token, minutes)).toMatchObject({ status: 400 });
});
