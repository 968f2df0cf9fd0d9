import { headers } from '#contract/constants';
import { envelopeWindow, type Envelope } from '#contract/envelope';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { seal, type SealOptions } from '../../testing/seal.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { envelopeKeyStore } from './envelopeKeys.ts';

const HOUR = 3_600_000;
const credentials = { username: 'minhanh', password: 'Mật khẩu 8', type: 'username' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await gateway.members.create({ account: 'minhanh', password: 'Mật khẩu 8' });
});
afterEach(() => gateway.close());

const sealing = async (merchant = 'aurora'): Promise<SealOptions> => ({
  ...(await envelopeKeyStore(gateway.database.queries, gateway.clock).current(merchant)),
  time: gateway.clock.now().getTime(),
});

const sealed = async (changes: Partial<SealOptions> = {}): Promise<Envelope> =>
  seal(
    credentials,
    { method: 'POST', path: endpoints.login.path, merchant: 'aurora' },
    {
      ...(await sealing()),
      ...changes,
    },
  );

const send = async (payload: unknown, name: EndpointName = 'login', host = 'aurora.localhost') => {
  const response = await gateway.app.inject({
    method: endpoints[name].method,
    url: endpoints[name].path,
    headers: { host, [headers.client]: 'test', 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json() as unknown };
};

const refused = { status: 400, body: { success: false, message: 'envelope_refused' } };
const opened = { status: 200 };

test('API-03 a sealed call passes once and is refused as a replay', async () => {
  const envelope = await sealed();
  expect(await send(envelope)).toMatchObject(opened);
  expect(await send(envelope)).toEqual(refused);
});

test('API-03 of many copies sent at the same moment one alone passes', async () => {
  const envelope = await sealed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(envelope)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

const flipped = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  const at = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('base64');
};

test.each(['publicKey', 'nonce', 'iv', 'ciphertext', 'mac'] as const)(
  'API-03 a changed byte in the %s is refused',
  async (field) => {
    const envelope = await sealed();
    expect(await send({ ...envelope, [field]: flipped(envelope[field]) })).toEqual(refused);
    expect(await send(envelope)).toMatchObject(opened);
  },
);

test('API-03 a changed time, version or key name is refused', async () => {
  const envelope = await sealed();
  expect(await send({ ...envelope, time: envelope.time + 1 })).toEqual(refused);
  expect(await send({ ...envelope, version: 'mq0' })).toEqual(refused);
  expect(await send({ ...envelope, kid: 'another' })).toEqual(refused);
  expect(await send({ ...envelope, extra: 1 })).toEqual(refused);
});

test('API-03 a plain body on an encrypted call is refused', async () => {
  expect(await send(credentials)).toEqual(refused);
});

test('API-03 an envelope made for another brand is refused', async () => {
  expect(await send(await sealed(), 'login', 'lotus.localhost')).toEqual(refused);
  expect(await send(await sealed(await sealing('lotus')))).toEqual(refused);
});

test('API-03 an envelope is refused outside of its time window, early and late', async () => {
  const now = gateway.clock.now().getTime();
  expect(await send(await sealed({ time: now - envelopeWindow - 1 }))).toEqual(refused);
  expect(await send(await sealed({ time: now + envelopeWindow + 1 }))).toEqual(refused);
  expect(await send(await sealed({ time: now - envelopeWindow }))).toMatchObject(opened);
});

test('API-03 a rotated key still opens for an hour and not longer', async () => {
  const old = await sealing();
  const day = 24 * HOUR;
  const untilRotation = day - (gateway.clock.now().getTime() % day);
  gateway.clock.advance(untilRotation);
  const fresh = await sealing();
  expect(fresh.kid).not.toBe(old.kid);
  gateway.clock.advance(HOUR - 1);
  expect(await send(await sealed({ ...old, time: gateway.clock.now().getTime() }))).toMatchObject(opened);
  gateway.clock.advance(1);
  expect(await send(await sealed({ ...old, time: gateway.clock.now().getTime() }))).toEqual(refused);
});

test('API-03 gateways of one database hand out the same key', async () => {
  const store = () => envelopeKeyStore(gateway.database.queries, gateway.clock);
  const keys = await Promise.all(Array.from({ length: 8 }, () => store().current('kickoff')));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
});
