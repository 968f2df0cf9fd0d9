import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { proofImages } from '#contract/cashier';
import { deskCalls } from '#contract/desk';
import { headers } from '#contract/constants';
import type { DeskValue } from '#contract/deskTypes';
import type { Value } from '#contract/wireTypes';
import { windowCounts } from '../../platform/rateLimits/schema.ts';
import { rawPost } from '../../testing/rawPost.ts';
import { testDesk, type TestStaff } from '../../testing/testDesk.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof testDesk>;
let member: TestMember;
let lan: TestStaff;
let hoa: TestStaff;
let chat: string;
let image: Buffer;
beforeAll(async () => {
  gateway = await testGateway();
  desk = testDesk(gateway);
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  [lan, hoa] = [await desk.enter('lan'), await desk.enter('hoa')];
});
afterAll(() => gateway.close());

const keyOf = () => gateway.clock.randomBytes(16).toString('base64url');
const waitingOf = async ({ row }: TestMember): Promise<string> => {
  const { value } = await lan.call('chats', { query: { list: 'waiting' } });
  const { list } = value as DeskValue<'chats'>;
  return list.find((one) => one.member.id === row.id)?.id ?? '';
};

/** A chat that Lan has taken. */
beforeEach(async () => {
  member = await gateway.members.create();
  const body = { clientKey: keyOf(), text: 'Nạp ở đâu?' };
  await gateway.call('supportSay', { token: member.token, body });
  chat = await waitingOf(member);
  await lan.call('take', { body: { id: chat } });
});

const upload = (staff: TestStaff, sent: object = {}) =>
  staff.call('picture', { query: { id: chat }, body: { image }, ...sent });
const idOf = ({ value }: { value: unknown }): string => (value as DeskValue<'picture'>).id;
const say = (staff: TestStaff, pictureId: string, clientKey = keyOf()) =>
  staff.call('say', { body: { id: chat, clientKey, text: 'huong-dan.png', pictureId } });

test('INFO-03 a picture of the staff is kept once, seen by the member, and noted', async () => {
  const pictureId = idOf(await upload(lan));
  const key = keyOf();
  const first = await say(lan, pictureId, key);
  expect(first.status).toBe(200);
  expect(await say(lan, pictureId, key)).toEqual(first);
  const { token } = member;
  const { list } = (await gateway.call('supportChat', { token })).body.value as Value<'supportChat'>;
  expect(list.filter((one) => one.pictureId === pictureId)).toMatchObject([
    { from: 'staff', name: 'Ms lan', text: 'huong-dan.png' },
  ]);
  const seen = await gateway.call('supportPicture', { token, query: { id: pictureId } });
  expect(seen.body.value).toEqual({ address: expect.stringMatching(/^data:image\/webp;base64,/) });
  const { rows } = await desk.operate('audit');
  expect(rows[0]).toMatchObject({ who: 'lan', act: 'chat say' });
  expect(JSON.stringify(rows[0])).toContain(pictureId);
});

test('INFO-03 what staff has sent is no proof of the member, and no picture of a colleague or another chat', async () => {
  const pictureId = idOf(await upload(lan));
  const { token } = member;
  const asOwn = { clientKey: keyOf(), text: 'bien-lai.png', pictureId };
  expect((await gateway.call('supportSay', { token, body: asOwn })).status).toBe(404);
  const proof = await gateway.call('uploadProof', { token, body: { image } });
  expect((await say(lan, (proof.body.value as { id: string }).id)).status).toBe(404);
  await lan.call('handOver', { body: { id: chat, to: hoa.id } });
  expect((await say(hoa, pictureId)).status).toBe(404);
  expect((await say(lan, pictureId)).status).toBe(403);
});

test('INFO-03 a picture goes into an open chat of one’s own alone', async () => {
  expect((await upload(hoa)).status).toBe(403);
  expect((await upload(lan, { query: { id: gateway.clock.newId() } })).status).toBe(404);
  await lan.call('close', { body: { id: chat } });
  expect((await upload(lan)).status).toBe(404);
});

test.each([
  ['beyond its limit', { image: Buffer.alloc(proofImages.bytes + 1) }, 413],
  ['with a second file', { image: Buffer.alloc(10), other: Buffer.alloc(10) }, 400],
  ['that is no picture', { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 415],
  ['under another name', { picture: Buffer.alloc(10) }, 400],
  ['of nothing', {}, 400],
])('INFO-03 a picture of the staff %s is refused', async (_which, body, status) => {
  expect((await upload(lan, { body })).status).toBe(status);
});

test.each([
  ['without a session', { cookie: '' }, 401],
  ['of a page elsewhere', { headers: { origin: 'http://aurora.localhost' } }, 403],
  ['at the site’s own host', { host: 'aurora.localhost' }, 404],
  ['as JSON', { headers: { 'content-type': 'application/json' } }, 415],
])('INFO-03 a picture of the staff %s is refused', async (_which, sent, status) => {
  expect((await upload(lan, sent)).status).toBe(status);
});

test('INFO-03 a picture for the chat of somebody else is refused before it is read (SOUND-01)', async () => {
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const sent = await rawPost(
    gateway.app.server,
    [
      `POST ${deskCalls.picture.path}?id=${chat} HTTP/1.1`,
      'host: desk.aurora.localhost',
      `${headers.client}: desk`,
      `cookie: ${hoa.cookie}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${proofImages.bytes}`,
    ],
    ['--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n'],
  );
  // Nothing more came, and nothing more was waited for.
  expect(sent.status).toBe(403);
});

test('INFO-03 one of the staff sends so many pictures a day, however many members it answers', async () => {
  expect((await upload(lan)).status).toBe(200);
  const counts = gateway.database.queries.update(windowCounts).set({ count: 300 });
  await counts.where(eq(windowCounts.kind, 'staff uploads'));
  expect((await upload(lan)).message).toBe('too_many_requests');
  expect((await gateway.call('uploadProof', { token: member.token, body: { image } })).status).toBe(200);
});
