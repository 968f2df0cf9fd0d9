import type { DeskValue } from '#contract/deskTypes';
import type { Value } from '#contract/wireTypes';
import { runAct } from '../../operator/runAct.ts';
import { liveAddress, openSocket } from '../../testing/openSocket.ts';
import { testDesk } from '../../testing/testDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const ROOM = 'LIVE0001';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  const art = { theme: 'felt', motif: 'baccarat' } as const;
  await testGames(gateway.database.queries, [{ gameCode: ROOM, gameType: 'LIVE', art }]);
});
afterEach(() => gateway.close());

const operate = (act: string, values: Record<string, string>) =>
  runAct(
    { ...gateway, runtime: gateway.clock },
    { command: 'room', act, who: 'ops', brand: 'aurora', values },
  );
const say = (token: string, text?: string) =>
  gateway.call('liveChat', { token, body: { roomId: ROOM, ...(text !== undefined && { text }) } });
const wordsAt = async (token: string) => ((await say(token)).body.value as Value<'liveChat'>).list;

test('GAME-11 in slow mode a member waits between two words and is told how long, and others do not wait', async () => {
  const [one, other] = [await gateway.members.create(), await gateway.members.create()];
  await operate('slow', { room: ROOM, seconds: '30' });
  expect((await say(one.token, 'first')).status).toBe(200);
  const refused = await say(one.token, 'too soon');
  expect([refused.body.message, refused.headers['retry-after']]).toEqual(['too_many_requests', '30']);
  expect((await say(other.token, 'not mine')).status).toBe(200);
  gateway.clock.advance(30_000);
  expect((await say(one.token, 'second')).status).toBe(200);
  await operate('slow', { room: ROOM, seconds: '0' });
  expect((await say(one.token, 'third')).status).toBe(200);
});

test('GAME-11 INFO-03 a message that is posted again under its key is kept once, in slow mode too', async () => {
  const { token } = await gateway.members.create();
  await operate('slow', { room: ROOM, seconds: '30' });
  const body = {
    roomId: ROOM,
    text: 'hello',
    clientKey: gateway.clock.randomBytes(16).toString('base64url'),
  };
  const answers = await Promise.all([1, 2].map(() => gateway.call('liveChat', { token, body })));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await gateway.call('liveChat', { token, body })).status).toBe(200);
  expect((await wordsAt(token)).map(({ text }) => text)).toEqual(['hello']);
});

test('GAME-11 who is muted reads and says nothing until the time is over', async () => {
  const { token, row } = await gateway.members.create();
  await operate('mute', { account: row.account, hours: '2' });
  expect((await say(token, 'hello')).body.message).toBe('muted');
  expect((await say(token)).status).toBe(200);
  gateway.clock.advance(2 * 3_600_000);
  const again = await gateway.members.create();
  await operate('mute', { account: again.row.account, hours: '2' });
  await operate('mute', { account: again.row.account, hours: '0' });
  expect((await say(again.token, 'hello')).status).toBe(200);
});

test('GAME-11 a link, an insult and a word of the operator are refused by name, and cost no turn', async () => {
  const { token } = await gateway.members.create();
  await operate('slow', { room: ROOM, seconds: '30' });
  await operate('filter', { word: 'Gian Lận' });
  const refusalOf = async (text: string) => {
    const { status, body } = await say(token, text);
    return [status, body.message];
  };
  expect(await refusalOf('vào abc88.com nhé')).toEqual([422, 'chat_link']);
  expect(await refusalOf('đ.m nhà cái')).toEqual([422, 'chat_insult']);
  expect(await refusalOf('Bàn này GIAN LẬN quá')).toEqual([422, 'chat_insult']);
  expect((await say(token, 'Bàn này hay quá')).status).toBe(200);
  expect((await wordsAt(token)).map(({ text }) => text)).toEqual(['Bàn này hay quá']);
  await operate('unfilter', { word: 'gian lận' });
  gateway.clock.advance(30_000);
  expect((await say(token, 'gian lận')).status).toBe(200);
});

test('GAME-11 a word that the operator refuses leaves a row that says who did it', async () => {
  await operate('filter', { word: 'Gian Lận' });
  const { rows } = await runAct(
    { ...gateway, runtime: gateway.clock },
    { command: 'audit', act: 'list', who: 'ops', brand: 'aurora', values: {} },
  );
  expect(rows[0]).toMatchObject({ who: 'ops', act: 'room filter' });
});

test('GAME-11 a reported word is taken away by a lead, who mutes its member, and a row says who did it', async () => {
  const [bad, good] = [await gateway.members.create(), await gateway.members.create()];
  await say(bad.token, 'mua điểm rẻ, nhắn mình');
  const [word] = await wordsAt(good.token);
  const report = (token: string) => gateway.call('liveReport', { token, body: { wordId: word?.id } });
  expect((await report(bad.token)).status).toBe(404);
  for (let times = 0; times < 2; times += 1) expect((await report(good.token)).status).toBe(200);
  const desk = testDesk(gateway);
  const [agent, lead] = [await desk.enter('lan'), await desk.enter('boss', 'lead')];
  expect((await agent.call('rooms')).status).toBe(403);
  const { reports } = (await lead.call('rooms')).value as DeskValue<'rooms'>;
  expect(reports).toMatchObject([{ account: bad.row.account, text: 'mua điểm rẻ, nhắn mình' }]);
  const body = { id: reports[0]?.id, hide: true, muteHours: 24 };
  expect((await lead.call('settleReport', { body })).status).toBe(200);
  expect((await lead.call('settleReport', { body })).status).toBe(404);
  expect(await wordsAt(good.token)).toEqual([]);
  expect((await say(bad.token, 'again')).body.message).toBe('muted');
  const { rows } = await desk.operate('audit');
  expect(rows[0]).toMatchObject({ who: 'boss', act: 'report settle' });
});

test('GAME-11 words of a table come by the socket to those who are there, each once and in order, from two gateways', async () => {
  const beside = await testGateway({ beside: gateway });
  const members = await Promise.all(Array.from({ length: 6 }, () => gateway.members.create()));
  const [reader] = members;
  const address = await liveAddress(gateway);
  const ticket = (
    (await gateway.call('socketTicket', { token: reader?.token ?? '' })).body.value as { ticket: string }
  ).ticket;
  const { socket, next } = await openSocket(address, ticket);
  socket.send(JSON.stringify({ topics: ['room'], language: 'VI', room: ROOM }));
  expect(await next()).toEqual({ topic: 'room', sequence: 0, value: null });
  const post = (token: string, text: string, at: TestGateway) =>
    at.call('liveChat', { token, body: { roomId: ROOM, text } });
  const told: { no: number; text: string }[] = [];
  // The second wave is told from where the first one ended.
  for (const wave of [1, 2]) {
    await Promise.all(
      members.flatMap(({ token }, place) => [
        post(token, `${wave}a${place}`, gateway),
        post(token, `${wave}b${place}`, beside),
      ]),
    );
    while (told.length < members.length * 2 * wave) {
      const message = await next();
      if (message.topic === 'room') told.push(...(message.value?.list ?? []));
    }
  }
  expect(told.map(({ no }) => no)).toEqual(told.map(({ no }) => no).toSorted((a, b) => a - b));
  expect(new Set(told.map(({ text }) => text)).size).toBe(members.length * 4);
  expect(told.map(({ text }) => text)).toEqual((await wordsAt(reader?.token ?? '')).map(({ text }) => text));
  socket.close();
  await beside.close();
});
