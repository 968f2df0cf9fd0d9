import sharp from 'sharp';
import WebSocketClient from 'ws';
import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { testDesk } from '../../testing/testDesk.ts';
import { liveAddress, openSocket } from '../../testing/openSocket.ts';
import { chatService } from './chatService.ts';
import { nextOpening } from './nextOpening.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const keyOf = () => gateway.clock.randomBytes(16).toString('base64url');
const say = ({ token }: TestMember, text: string, clientKey = keyOf(), at = gateway) =>
  at.call('supportSay', { token, body: { clientKey, text } });
const view = async ({ token }: TestMember) =>
  (await gateway.call('supportChat', { token })).body.value as Value<'supportChat'>;
const textsOf = async (member: TestMember) => (await view(member)).list.map(({ text }) => text);
const desk = <Answer>(
  { row }: TestMember,
  work: (
    chat: ReturnType<typeof chatService>,
    owner: { merchant: string; memberId: string },
  ) => Promise<Answer>,
) =>
  gateway.database.transaction((tx) =>
    work(chatService(tx, gateway.clock), { merchant: row.merchant, memberId: row.id }),
  );

test('INFO-03 a message is kept once, however often it is sent, and in the order it was written', async () => {
  const member = await gateway.members.create();
  const key = keyOf();
  const first = await say(member, ' Tiền chưa đến. ', key);
  expect((await say(member, 'Tiền chưa đến.', key)).body).toEqual(first.body);
  await say(member, 'Mã W123.');
  const { list, state, place } = await view(member);
  expect(list.map(({ text, from, clientKey }) => [text, from, clientKey === key])).toEqual([
    ['Tiền chưa đến.', 'member', true],
    ['Mã W123.', 'member', false],
  ]);
  expect([state, place]).toEqual(['waiting', 1]);
});

test('INFO-03 two gateways that get the same messages at once keep each once', async () => {
  const beside = await testGateway({ beside: gateway });
  const member = await gateway.members.create();
  const keys = Array.from({ length: 8 }, keyOf);
  await Promise.all(
    keys.flatMap((key, place) => [gateway, beside].map((one) => say(member, `message ${place}`, key, one))),
  );
  const { list } = await view(member);
  expect(list.map(({ text }) => text).toSorted()).toEqual(keys.map((_, place) => `message ${place}`));
  expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => a - b));
  await beside.close();
});

test('INFO-03 staff answers, what was read is told to both, and a closed chat is rated and followed by a new one', async () => {
  const member = await gateway.members.create();
  const other = await gateway.members.create();
  await say(other, 'First in the line');
  gateway.clock.advance(1_000);
  await say(member, 'Xin chào');
  expect(await view(member)).toMatchObject({ state: 'waiting', place: 2 });
  await desk(member, (chat, owner) => chat.answer(owner, 'Lan', 'Chào bạn.'));
  const answered = await view(member);
  expect(answered).toMatchObject({ state: 'answered', place: null });
  expect(answered.list).toMatchObject([
    { from: 'member', readAt: gateway.clock.now().toISOString() },
    { from: 'staff', name: 'Lan', readAt: null },
  ]);
  const { token } = member;
  await gateway.call('supportRead', { token, body: { upTo: answered.list.at(-1)?.id ?? 0 } });
  expect((await view(member)).list.at(-1)?.readAt).not.toBeNull();
  expect((await gateway.call('supportRate', { token, body: { stars: 5 } })).body.message).toBe('bad_request');
  await desk(member, (chat, owner) => chat.close(owner));
  await gateway.call('supportRate', { token, body: { stars: 5 } });
  expect(await view(member)).toMatchObject({ state: 'closed', stars: 5 });
  await say(member, 'Còn một câu hỏi');
  expect(await view(member)).toMatchObject({ state: 'waiting', stars: null });
  expect(await textsOf(member)).toEqual(['Xin chào', 'Chào bạn.', 'Còn một câu hỏi']);
  expect(await textsOf(other)).toEqual(['First in the line']);
});

test('INFO-03 nothing empty, invisible or too long is kept, and only so many messages in a minute', async () => {
  const member = await gateway.members.create();
  for (const text of ['   ', '\u202E', 'x'.repeat(501)]) expect((await say(member, text)).status).toBe(400);
  for (let count = 0; count < 20; count += 1) expect((await say(member, `m${count}`)).status).toBe(200);
  expect((await say(member, 'one too many')).body.message).toBe('too_many_requests');
  gateway.clock.advance(60_000);
  expect((await say(member, 'later')).status).toBe(200);
  expect(await textsOf(member)).toHaveLength(21);
});

test('INFO-03 emoji are kept whole, and invisible signs of a copied text are left out', async () => {
  const member = await gateway.members.create();
  for (const text of ['❤️ 👩‍👩‍👧‍👦', '\u202A+84 912\u202C\t345 678', '\u202E hidden'])
    expect((await say(member, text)).status).toBe(200);
  expect(await textsOf(member)).toEqual(['❤️ 👩‍👩‍👧‍👦', '+84 912 345 678', 'hidden']);
});

const noon = 12 * 60;

test.each([
  ['while somebody is there', [{ weekday: 5, opens: 480, closes: noon + 1 }], null],
  ['without any hours', [], null],
  ['later on the day', [{ weekday: 5, opens: noon + 60, closes: 1_320 }], '2026-11-20T06:00:00.000Z'],
  ['at the end of the day', [{ weekday: 5, opens: 480, closes: noon }], '2026-11-27T01:00:00.000Z'],
  ['over the week-end', [{ weekday: 1, opens: 480, closes: 1_320 }], '2026-11-23T01:00:00.000Z'],
])('INFO-03 %s the next opening is known by the clock of the brand', (_, days, opens) => {
  // Friday noon in Ho Chi Minh City.
  const now = new Date('2026-11-20T05:00:00.000Z');
  expect(nextOpening(days, now, 'Asia/Ho_Chi_Minh')?.toISOString() ?? null).toBe(opens);
});

test('INFO-03 outside hours a member is told when somebody is back, and finds the answer in the inbox too', async () => {
  const lead = await testDesk(gateway).enter('boss', 'lead');
  const body = { days: [{ weekday: 1, opens: 480, closes: 1_320 }] };
  await lead.call('setHours', { body });
  const member = await gateway.members.create();
  expect((await view(member)).opensAt).toBe('2026-11-23T01:00:00.000Z');
  await say(member, 'Ai ở đó không?');
  await desk(member, (chat, owner) => chat.answer(owner, 'Lan', 'Có đây.'));
  const messages = await gateway.call('messages', {
    token: member.token,
    query: { pageNo: '1', pageSize: '20' },
  });
  expect(JSON.stringify(messages.body.value)).toContain('supportAnswered');
  await lead.call('setHours', { body: { days: [] } });
  expect((await view(member)).opensAt).toBeNull();
});

test('INFO-03 a picture of a chat is seen by its member and by who may see the chat, and by nobody else', async () => {
  const [member, other] = [await gateway.members.create(), await gateway.members.create()];
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const upload = await gateway.call('uploadProof', {
    token: member.token,
    body: { image: png },
  });
  const { id } = upload.body.value as { id: string };
  const send = ({ token }: TestMember) =>
    gateway.call('supportSay', { token, body: { clientKey: keyOf(), text: 'bien-lai.png', pictureId: id } });
  expect((await send(other)).status).toBe(404);
  expect((await send(member)).status).toBe(200);
  const look = ({ token }: TestMember) => gateway.call('supportPicture', { token, query: { id } });
  expect((await look(other)).status).toBe(404);
  expect((await look(member)).body.value).toEqual({
    address: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  const [lan, hoa] = [await testDesk(gateway).enter('lan'), await testDesk(gateway).enter('hoa')];
  const fetched = (cookie: string) =>
    gateway.app.inject({
      url: `/desk/pictures/${id}`,
      headers: { host: 'desk.aurora.localhost', cookie },
    });
  expect((await fetched(lan.cookie)).headers['content-type']).toBe('image/png');
  const { list } = (await lan.call('chats', { query: { list: 'waiting' } })).value as {
    list: { id: string }[];
  };
  await lan.call('take', { body: { id: list[0]?.id } });
  expect((await fetched(hoa.cookie)).statusCode).toBe(404);
  expect((await fetched('')).statusCode).toBe(401);
});

test('INFO-03 who types is told to the other side while it happens, and nothing of it is kept', async () => {
  const member = await gateway.members.create();
  await say(member, 'Xin chào');
  const lan = await testDesk(gateway).enter('lan');
  const { list } = (await lan.call('chats', { query: { list: 'waiting' } })).value as {
    list: { id: string }[];
  };
  await lan.call('take', { body: { id: list[0]?.id } });
  const address = await liveAddress(gateway);
  const ticket = await gateway.call('socketTicket', { token: member.token });
  const page = await openSocket(address, (ticket.body.value as Value<'socketTicket'>).ticket);
  page.ask(['support']);
  await page.next();
  const desks = new WebSocketClient(address.replace('/wps/socket', '/desk/socket'), ['marquee'], {
    headers: { host: 'desk.aurora.localhost', cookie: lan.cookie },
  });
  const heard = new Promise<string>((resolve) => {
    desks.on('message', (data: Buffer) => {
      if (data.toString().includes('typing')) resolve(data.toString());
    });
  });
  await new Promise<void>((resolve, reject) => {
    desks.once('open', () => resolve()).once('error', reject);
  });
  desks.send(JSON.stringify({ typingTo: member.row.id }));
  const typing = { topic: 'support', value: { changed: false, typing: 'Ms lan' } };
  let told = await page.next();
  // That the message was kept and the chat was taken may come before.
  while (told.topic === 'support' && told.value?.changed === true) told = await page.next();
  expect(told).toMatchObject(typing);
  page.socket.send(JSON.stringify({ typing: 'support' }));
  expect(JSON.parse(await heard)).toEqual({ kind: 'typing', memberId: member.row.id });
  desks.close();
  page.socket.close();
});

test('INFO-03 a member is told who has taken the chat and how many answers were not seen', async () => {
  const [member, other] = [await gateway.members.create(), await gateway.members.create()];
  const unread = async ({ token }: TestMember) =>
    ((await gateway.call('supportUnread', { token })).body.value as Value<'supportUnread'>).count;
  await say(member, 'Xin chào');
  expect(await view(member)).toMatchObject({ state: 'waiting', by: null });
  const lan = await testDesk(gateway).enter('lan');
  const { list } = (await lan.call('chats', { query: { list: 'waiting' } })).value as {
    list: { id: string }[];
  };
  const id = list[0]?.id;
  await lan.call('take', { body: { id } });
  expect(await view(member)).toMatchObject({ state: 'waiting', by: 'Ms lan' });
  for (const text of ['Một', 'Hai']) await lan.call('say', { body: { id, clientKey: keyOf(), text } });
  expect([await unread(member), await unread(other)]).toEqual([2, 0]);
  const [, first] = (await view(member)).list;
  await gateway.call('supportRead', { token: member.token, body: { upTo: first?.id ?? 0 } });
  expect(await unread(member)).toBe(1);
  await lan.call('close', { body: { id } });
  expect(await view(member)).toMatchObject({ state: 'closed', by: null });
});
