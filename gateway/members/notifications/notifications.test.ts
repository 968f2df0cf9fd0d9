import type { MessageKind } from '#contract/messageKinds';
import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { tellMember } from './tellMember.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const tell = async (memberId: string, kind: MessageKind) => {
  gateway.clock.advance(1_000);
  await gateway.database.transaction((tx) =>
    tellMember(tx, gateway.clock, {
      merchant: 'aurora',
      memberId,
      kind,
      params: { amount: '2000000', currency: 'VND' },
      at: gateway.clock.now(),
    }),
  );
};
const unread = async (token: string) =>
  ((await gateway.call('unreadCount', { token })).body.value as Value<'unreadCount'>).count;
const page = async (token: string, query: Record<string, string> = {}) =>
  (await gateway.call('messages', { token, query: { pageNo: '1', pageSize: '20', ...query } })).body
    .value as Value<'messages'>;

test('MEM-11 messages come last first, count as unread until they are read, and are read one by one or all at once', async () => {
  const { row, token } = await gateway.members.create();
  for (const kind of ['depositCredited', 'withdrawalApproved', 'newDevice'] as const)
    await tell(row.id, kind);
  expect(await unread(token)).toBe(3);
  const { list, total } = await page(token);
  expect([total, list.map(({ kind, read }) => [kind, read])]).toEqual([
    3,
    [
      ['newDevice', false],
      ['withdrawalApproved', false],
      ['depositCredited', false],
    ],
  ]);
  const { body } = await gateway.call('readMessage', { token, body: { id: list[0]?.id } });
  expect(body.value).toEqual({ count: 2 });
  expect((await gateway.call('readMessage', { token, body: { id: 'all' } })).body.value).toEqual({
    count: 0,
  });
  expect((await page(token)).list.every(({ read }) => read)).toBe(true);
});

test('MEM-11 a message is deleted, or every one that has been read; unread ones stay', async () => {
  const { row, token } = await gateway.members.create();
  for (const kind of ['depositCredited', 'bonusGiven', 'newDevice'] as const) await tell(row.id, kind);
  const [first, second] = (await page(token)).list;
  await gateway.call('deleteMessage', { token, query: { id: first?.id ?? '' } });
  await gateway.call('readMessage', { token, body: { id: second?.id } });
  expect((await gateway.call('deleteMessage', { token, query: { id: 'read' } })).body.value).toEqual({
    count: 1,
  });
  expect((await page(token)).list.map(({ kind }) => kind)).toEqual(['depositCredited']);
});

test('MEM-11 messages are listed by what they are about, page by page', async () => {
  const { row, token } = await gateway.members.create();
  for (const kind of ['depositCredited', 'bonusGiven', 'newDevice', 'depositRejected'] as const)
    await tell(row.id, kind);
  expect((await page(token, { category: 'money' })).list.map(({ kind }) => kind)).toEqual([
    'depositRejected',
    'depositCredited',
  ]);
  expect(await page(token, { pageNo: '2', pageSize: '3' })).toMatchObject({
    pageNum: 2,
    totalPages: 2,
    total: 4,
  });
  expect(await gateway.call('messages', { token, query: { pageNo: '0', pageSize: '20' } })).toMatchObject({
    status: 400,
  });
});

test("API-06 nobody reads, counts, marks or deletes another's messages", async () => {
  const [one, other] = [await gateway.members.create(), await gateway.members.create()];
  await tell(one.row.id, 'depositCredited');
  const id = (await page(one.token)).list[0]?.id ?? '';
  await gateway.call('readMessage', { token: other.token, body: { id } });
  await gateway.call('deleteMessage', { token: other.token, query: { id } });
  expect([await unread(one.token), (await page(other.token)).total]).toEqual([1, 0]);
  expect(await gateway.call('messages', { query: { pageNo: '1', pageSize: '20' } })).toMatchObject({
    status: 401,
  });
});

test('TRIAL-02 a trial account has no messages to ask for', async () => {
  const { token } = await gateway.members.create({ type: 4 });
  expect(await gateway.call('unreadCount', { token })).toMatchObject({ status: 403 });
});
