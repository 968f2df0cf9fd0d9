import type { Value } from '#contract/wireTypes';
import { memberService } from '../members/memberService.ts';
import { lastCode } from '../../testing/readOutbox.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const password = 'Old#Secret1';
const profile = async (token: string) =>
  (await gateway.call('memberProfile', { token })).body.value as Value<'memberProfile'>;
const kinds = async (token: string) =>
  (
    (await gateway.call('messages', { token, query: { pageNo: '1', pageSize: '20' } })).body
      .value as Value<'messages'>
  ).list.map(({ kind }) => kind);

test('MEM-02 the profile shows of number, address and name only what its owner recognises', async () => {
  const { token } = await gateway.members.create({
    mobile: '+84901234567',
    email: 'minh.anh@vidu.example',
    payeeName: 'Nguyễn Thị Minh Ánh',
  });
  expect(await profile(token)).toMatchObject({
    mobile: '*** *** 567',
    email: 'm***@vidu.example',
    payeeName: 'N*** T*** M*** Ánh',
    hasWithdrawPassword: false,
  });
});

test('the security centre had no profile: it says since when, and its nickname follows the rule of names (MEM-02)', async () => {
  const { token, row } = await gateway.members.create();
  expect((await profile(token)).joinedAt).toBe(row.createdAt.toISOString());
  const rename = (nickname: string) => gateway.call('changeNickname', { token, body: { nickname } });
  const refused = (fault: string) => ({ status: 400, body: { value: { fields: { nickname: fault } } } });
  expect(await rename('Admin88')).toMatchObject(refused('taken'));
  expect(await rename('Аnh Minh')).toMatchObject(refused('pattern'));
  expect(await rename('M')).toMatchObject({ status: 400 });
  expect(await rename('  Mây Trắng ')).toMatchObject({ status: 200 });
  expect((await profile(token)).nickname).toBe('Mây Trắng');
  expect(await rename('ａｂｃ９')).toMatchObject({ status: 200 });
  expect((await profile(token)).nickname).toBe('abc9');
});

test('MEM-02 the withdraw password is six digits, set with the log-in password, and its owner is told', async () => {
  const { token } = await gateway.members.create({ password });
  const set = (body: object) => gateway.call('setWithdrawPassword', { token, body });
  const wanted = { password, newPassword: '902817', confirmNewPassword: '902817' };
  expect(await set({ ...wanted, password: 'wrong' })).toMatchObject({ status: 401 });
  expect(await set({ ...wanted, confirmNewPassword: '902818' })).toMatchObject({ status: 400 });
  for (const weak of ['111111', '123456', '654321'])
    expect(await set({ ...wanted, newPassword: weak, confirmNewPassword: weak })).toMatchObject({
      status: 400,
    });
  expect(await set(wanted)).toMatchObject({ status: 200 });
  expect((await profile(token)).hasWithdrawPassword).toBe(true);
  expect(await kinds(token)).toEqual(['withdrawPasswordChanged']);
});

test("MEM-02 an e-mail address is the member's once the code sent there has come back with the password", async () => {
  const { token } = await gateway.members.create({ password });
  const to = { channel: 'email', recipient: 'Anh@Vidu.example' };
  expect(await gateway.call('contactCode', { token, body: to })).toMatchObject({ status: 200 });
  const change = (body: object) =>
    gateway.call('changeContact', { token, body: { ...to, password, ...body } });
  expect(await change({ code: '000000' })).toMatchObject({ body: { message: 'code_invalid' } });
  const right = await lastCode(gateway);
  expect(await change({ code: right, recipient: 'other@vidu.example' })).toMatchObject({ status: 400 });
  expect(await change({ code: right, password: 'wrong' })).toMatchObject({ status: 401 });
  expect(await change({ code: right })).toMatchObject({ status: 200 });
  expect((await profile(token)).email).toBe('a***@vidu.example');
});

test('MEM-02 a mobile number that another member has is refused', async () => {
  await gateway.members.create({ mobile: '+84907777777' });
  const { token } = await gateway.members.create({ password });
  const to = { channel: 'mobile', recipient: '0907777777' };
  await gateway.call('contactCode', { token, body: to });
  const body = { ...to, password, code: await lastCode(gateway) };
  expect(await gateway.call('changeContact', { token, body })).toMatchObject({
    status: 400,
    body: { value: { fields: { recipient: 'taken' } } },
  });
});

const account = {
  bankName: 'Ngân hàng Bắc Sơn',
  number: '9704123454821',
  ownerName: 'nguyen van an',
  password,
};
const accounts = async (token: string) =>
  ((await gateway.call('bankAccounts', { token })).body.value as Value<'bankAccounts'>).list;

test("MEM-02 a bank account must bear the member's name, however it is written, and rests before it is used", async () => {
  const { row, token } = await gateway.members.create({ password, payeeName: 'Nguyễn Văn An' });
  const add = (change: object) => gateway.call('addBankAccount', { token, body: { ...account, ...change } });
  expect(await add({ ownerName: 'Trần Thị Bình' })).toMatchObject({
    body: { value: { fields: { ownerName: 'pattern' } } },
  });
  expect(await add({ password: 'wrong' })).toMatchObject({ status: 401 });
  expect(await add({ bankName: 'Bank of nowhere' })).toMatchObject({ status: 400 });
  expect(await add({})).toMatchObject({ status: 200 });
  const [added] = await accounts(token);
  expect(added?.number).toBe('•••• 4821');
  expect(Date.parse(added?.usableAt ?? '') - gateway.clock.now().getTime()).toBe(24 * 3_600_000);
  expect(await add({})).toMatchObject({ body: { value: { fields: { number: 'taken' } } } });
  expect(await kinds(token)).toEqual(['bankAccountAdded']);
  expect(
    (await memberService(gateway.database.queries, gateway.clock).byId('aurora', row.id))?.payeeName,
  ).toBe('Nguyễn Văn An');
});

test("MEM-02 the first account of a member without a name gives it; another's account cannot be removed", async () => {
  const [one, other] = [await gateway.members.create({ password }), await gateway.members.create()];
  await gateway.call('addBankAccount', { token: one.token, body: account });
  expect((await profile(one.token)).payeeName).toBe('n*** v*** an');
  const [held] = await accounts(one.token);
  await gateway.call('removeBankAccount', { token: other.token, query: { id: held?.id ?? '' } });
  expect(await accounts(one.token)).toHaveLength(1);
  await gateway.call('removeBankAccount', { token: one.token, query: { id: held?.id ?? '' } });
  expect(await accounts(one.token)).toEqual([]);
});

test('MEM-02 of accounts that are added at once all bear one name, none comes twice and five is the most', async () => {
  const { row, token } = await gateway.members.create({ password });
  const addAtOnce = (...changes: readonly object[]) =>
    meetAtMember(
      gateway.database,
      row.id,
      changes.map(
        (change) => () => gateway.call('addBankAccount', { token, body: { ...account, ...change } }),
      ),
    );
  const added = { status: 200 };
  const refused = (fields: object) => ({ status: 400, body: { value: { fields } } });
  expect(await addAtOnce({}, { ownerName: 'Trần Thị Bình', number: '9704123454822' })).toMatchObject([
    added,
    refused({ ownerName: 'pattern' }),
  ]);
  const second = { number: '9704123454823' };
  expect(await addAtOnce(second, second)).toMatchObject([added, refused({ number: 'taken' })]);
  await addAtOnce({ number: '9704123454824' }, { number: '9704123454825' });
  expect(await addAtOnce({ number: '9704123454826' }, { number: '9704123454827' })).toMatchObject([
    added,
    { body: { message: 'quota_exceeded' } },
  ]);
});

const address = { network: 'USDT TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', password };

test('a withdrawal could go to banks alone: an address of a coin network is kept as well, and rests (MEM-05)', async () => {
  const { token } = await gateway.members.create({ password });
  const add = (change: object) =>
    gateway.call('addReceivingAddress', { token, body: { ...address, ...change } });
  expect(await add({ password: 'wrong' })).toMatchObject({ status: 401 });
  expect(await add({ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' })).toMatchObject({
    status: 400,
    body: { value: { fields: { address: 'pattern' } } },
  });
  expect(await add({ network: 'USDT ERC20' })).toMatchObject({ status: 400 });
  expect(await add({ network: 'BTC' })).toMatchObject({ status: 400 });
  expect(await add({})).toMatchObject({ status: 200 });
  expect(await add({})).toMatchObject({ body: { value: { fields: { address: 'taken' } } } });
  const [added] = await accounts(token);
  expect(added).toMatchObject({ kind: 'crypto', bankName: 'USDT TRC20', number: '•••• Lj6t', ownerName: '' });
  expect(Date.parse(added?.usableAt ?? '') - gateway.clock.now().getTime()).toBe(24 * 3_600_000);
  expect(await kinds(token)).toEqual(['receivingAddressAdded']);
});

test('MEM-05 one ERC20 address written in two ways is one address', async () => {
  const { token } = await gateway.members.create({ password });
  const add = (text: string) =>
    gateway.call('addReceivingAddress', {
      token,
      body: { ...address, network: 'USDT ERC20', address: text },
    });
  expect(await add('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toMatchObject({ status: 200 });
  expect(await add('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toMatchObject({
    body: { value: { fields: { address: 'taken' } } },
  });
});

test('MEM-02 log-ins are written down, and one from a device never seen is told of', async () => {
  const { row, token } = await gateway.members.create({ password });
  const logIn = (agent: string) =>
    gateway.call('login', {
      body: { username: row.account, password, type: 'username' },
      headers: { 'user-agent': agent },
    });
  for (const agent of ['Phone', 'Phone', 'Laptop']) {
    gateway.clock.advance(1_000);
    await logIn(agent);
  }
  const { list } = (await gateway.call('loginHistory', { token })).body.value as Value<'loginHistory'>;
  expect(list.map(({ agent }) => agent)).toEqual(['Laptop', 'Phone', 'Phone']);
  expect(await kinds(token)).toEqual(['newDevice']);
});

test('MEM-11 a new log-in password is told of', async () => {
  const { token } = await gateway.members.create({ password });
  const body = { oldPassword: password, newPassword: 'New#Secret22', confirmNewPassword: 'New#Secret22' };
  await gateway.call('changePassword', { token, body });
  expect(await kinds(token)).toEqual(['passwordChanged']);
});

test('a bank account and a contact took names and addresses that a registration refuses (SOUND-04)', async () => {
  const { token } = await gateway.members.create({ password });
  for (const ownerName of ['Nguyen \u202eVan An', 'Nguyen\u200bVan An', 'Nguyen Van\ufeff An']) {
    expect(await gateway.call('addBankAccount', { token, body: { ...account, ownerName } })).toMatchObject({
      body: { value: { fields: { ownerName: 'pattern' } } },
    });
  }
  for (const recipient of ['lan@vi\ndu.com', 'la\ufe0en@vidu.com.', `${'a'.repeat(246)}@vidu.com`]) {
    expect(await gateway.call('contactCode', { token, body: { channel: 'email', recipient } })).toMatchObject(
      { body: { value: { fields: { recipient: 'pattern' } } } },
    );
  }
});

test('FIX-02 a nickname of blanks was stored, because its length was judged before it was trimmed', async () => {
  const { token } = await gateway.members.create();
  for (const nickname of ['    ', '\u00a0\u3000\u00a0', ' a '])
    expect(await gateway.call('changeNickname', { token, body: { nickname } })).toMatchObject({
      status: 400,
    });
  expect(await gateway.call('changeNickname', { token, body: { nickname: '  Lan  ' } })).toMatchObject({
    status: 200,
  });
});
