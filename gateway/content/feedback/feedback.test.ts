import type { Value } from '#contract/wireTypes';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { feedbackPicturesAmong } from './feedbackPicturesAmong.ts';
import { feedbackService } from './feedbackService.ts';
import { feedback } from './schema.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const send = (body: object, member?: TestMember) =>
  gateway.call('feedback', {
    ...(member && { token: member.token }),
    body: { id: idOf(), type: 'games', content: 'It stopped.', ...body },
  });
const idOf = () => gateway.clock.randomBytes(16).toString('base64url');
const noOf = async (answer: ReturnType<typeof send>) => ((await answer).body.value as Value<'feedback'>).no;
const desk = () => feedbackService(gateway.database.queries, gateway.clock);

test('INFO-02 feedback gets a number, the same one when it is sent again, and is answered in the inbox', async () => {
  const member = await gateway.members.create();
  const id = idOf();
  const no = await noOf(send({ id, content: '  Vòng quay dừng giữa chừng.  ' }, member));
  expect(no).toMatch(/^F\d{6}[A-Z0-9]{6}$/);
  expect(await noOf(send({ id, content: 'Vòng quay dừng giữa chừng.' }, member))).toBe(no);
  expect((await send({ id })).body.message).toBe('bad_request');
  expect(await desk().list('aurora', 'waiting')).toMatchObject([
    { row: { no, type: 'games', content: 'Vòng quay dừng giữa chừng.' }, account: member.row.account },
  ]);
  await desk().answer('aurora', no, 'Đã sửa. Cảm ơn bạn.');
  const query = { pageNo: '1', pageSize: '10' };
  const { list } = (await gateway.call('messages', { token: member.token, query })).body
    .value as Value<'messages'>;
  expect(list).toMatchObject([{ kind: 'feedbackAnswered', params: { no, answer: 'Đã sửa. Cảm ơn bạn.' } }]);
  await expect(desk().answer('aurora', no, 'Twice')).rejects.toMatchObject({ code: 'not_found' });
  expect(await desk().list('aurora', 'waiting')).toEqual([]);
});

test('INFO-02 at most 140 characters, or the words that the brand sets', async () => {
  const fits = async (content: string) => (await send({ content })).status === 200;
  expect([await fits('ễ'.repeat(140)), await fits('a'.repeat(141)), await fits('   ')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await fits('\u200B \u202E')).toBe(false);
  await setSetting(gateway, 'feedbackLeastWords', '3');
  await setSetting(gateway, 'feedbackMostWords', '30');
  expect((await gateway.call('publicSetting')).body.value).toMatchObject({
    feedbackWords: { least: 3, most: 30 },
  });
  expect([await fits('too short'), await fits('word '.repeat(30))]).toEqual([false, true]);
});

test('INFO-02 a visitor leaves an address, sends no pictures, and only so many in an hour', async () => {
  expect((await send({ contact: 'minh@example.vn' })).status).toBe(200);
  expect((await send({ proofIds: [gateway.clock.newId()] })).body.message).toBe('bad_request');
  for (let count = 0; count < 4; count += 1) expect((await send({})).status).toBe(200);
  expect(await send({})).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(await desk().list('aurora', 'all')).toHaveLength(5);
  const other = await gateway.members.create();
  expect((await send({ proofIds: [gateway.clock.newId()] }, other)).body.message).toBe('not_found');
});

test('pictures of feedback were swept away after a month with the loose ones (INFO-02)', async () => {
  const [member, other] = [await gateway.members.create(), await gateway.members.create()];
  const { queries } = gateway.database;
  const [shown, loose] = [gateway.clock.newId(), gateway.clock.newId()];
  const told = (memberId: string, proofIds: string[]) => ({
    ...{ id: idOf(), merchant: 'aurora', no: idOf(), memberId, contact: null, type: 'games' as const },
    ...{ content: 'It stopped.', proofIds, createdAt: gateway.clock.now() },
  });
  await queries.insert(feedback).values([told(member.row.id, [shown]), told(other.row.id, [loose])]);
  const pictures = [shown, loose].map((id) => ({ id, merchant: 'aurora', memberId: member.row.id }));
  expect(await feedbackPicturesAmong(queries, pictures)).toEqual([shown]);
});
