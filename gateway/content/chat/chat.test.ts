import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { chatService } from './chatService.ts';

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
  for (const text of ['   ', '\u202E hidden', 'x'.repeat(501)])
    expect((await say(member, text)).status).toBe(400);
  for (let count = 0; count < 20; count += 1) expect((await say(member, `m${count}`)).status).toBe(200);
  expect((await say(member, 'one too many')).body.message).toBe('too_many_requests');
  gateway.clock.advance(60_000);
  expect((await say(member, 'later')).status).toBe(200);
  expect(await textsOf(member)).toHaveLength(21);
});
