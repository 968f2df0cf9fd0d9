import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const plain = '{"kind":"vitals","name":"LCP","value":812}';

const post = async (payload: string, change: Record<string, string> = {}): Promise<number> => {
  const response = await gateway.app.inject({
    method: 'POST',
    url: endpoints.report.path,
    headers: {
      host: 'aurora.localhost',
      [headers.client]: 'test',
      'content-type': 'application/json',
      ...change,
    },
    payload,
  });
  return response.statusCode;
};

test('a body of the declared shape passes', async () => {
  expect(await post(plain)).toBe(200);
});

test.each([
  ['a number written as text', '{"kind":"vitals","name":"LCP","value":"812"}'],
  ['a list in place of a number', '{"kind":"vitals","name":"LCP","value":[812]}'],
  ['true in place of a number', '{"kind":"vitals","name":"LCP","value":true}'],
  ['hexadecimal text', '{"kind":"vitals","name":"LCP","value":"0x32c"}'],
  ['a number out of range', '{"kind":"vitals","name":"LCP","value":1e300}'],
  ['a number in place of text', '{"kind":"script","message":1}'],
  ['a missing field', '{"kind":"script"}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['nothing', ''],
])('%s is refused, not converted', async (_title, payload) => {
  expect(await post(payload)).toBe(400);
});

test('a call without a body may name its type all the same', async () => {
  const { token } = await gateway.members.create({ account: 'lan', password: 'right' });
  const headers = { 'content-type': 'application/json' };
  expect(await gateway.call('logout', { token, headers })).toMatchObject({ status: 200 });
});

// oxfmt-ignore
const privileged = [
  'id', 'merchant', 'merchantCode', 'memberId', 'account', 'type', 'isAgent', 'isAdmin', 'role', 'balance',
  'vipLevel', 'passwordHash', 'mustChange', 'state', 'line', 'upline', 'createdAt', 'lastLoginAt', 'enabled',
  'token', 'tokenHash', 'avatar', 'commission', 'rate', 'currency',
] as const;

test.each(privileged)('security row 22: the undeclared field %s is refused', async (field) => {
  expect(await post(JSON.stringify({ kind: 'script', message: 'x', [field]: 1 }))).toBe(400);
});

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'security row 7: the key %s is refused at any depth',
  async (key) => {
    expect(await post(`{"kind":"script","message":"x","${key}":{"polluted":true}}`)).toBe(400);
    expect(await post(`{"kind":"script","message":"x","more":[{"${key}":1}]}`)).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

test.each([
  ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
  ['in UTF-16LE', { 'content-type': 'application/json; charset=UTF-16LE' }],
  ['in ISO 8859-1', { 'content-type': 'application/json; charset="iso-8859-1"' }],
  ['in UTF-8 and UTF-16', { 'content-type': 'application/json; charset=utf-8; charset=utf-16' }],
  ['in no encoding', { 'content-type': 'application/json; charset=' }],
  ['said to be compressed', { 'content-encoding': 'gzip' }],
  ['said to be compressed twice', { 'content-encoding': 'identity, br' }],
])('a body %s was read as plain UTF-8: it is refused with 415', async (_title, change) => {
  expect(await post(plain, change)).toBe(415);
});

test('a body in utf8, as some clients spell it, passes', async () => {
  expect(await post(plain, { 'content-type': 'application/json;charset=utf8' })).toBe(200);
});

test('a body that names its encoding as plain UTF-8 passes', async () => {
  const named = { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'Identity' };
  expect(await post(plain, named)).toBe(200);
});
