import { jwtVerify } from 'jose';
import type { Value } from '#contract/wireTypes';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { outsideSupport } from './outsideSupport.ts';

let gateway: TestGateway;
let secrets: ReturnType<typeof signingSecrets>;
beforeAll(async () => {
  gateway = await testGateway({
    providers: {
      support: () =>
        outsideSupport({ id: 'acme-1', runtime: gateway.clock, secrets: () => secrets.valid('support') }),
    },
  });
  secrets = signingSecrets(gateway.database.queries, gateway.clock);
});
afterAll(() => gateway.close());

const seat = async (token?: string, from = gateway) =>
  (await from.call('supportSeat', { ...(token !== undefined && { token }) })).body
    .value as Value<'supportSeat'>;
const read = async (token: string | null) => {
  const [secret = ''] = await secrets.valid('support');
  return jwtVerify(token ?? '', Buffer.from(secret.replace('whsec_', ''), 'base64'), {
    audience: 'acme-1',
    issuer: 'https://aurora.localhost',
    currentDate: gateway.clock.now(),
  });
};

test('PORT-01 an outside chat is told which member opens it, signed, and nothing else of the member', async () => {
  const { row, token } = await gateway.members.create();
  const given = await seat(token);
  expect(given.provider).toBe('outside');
  const { payload } = await read(given.token);
  expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'merchant', 'sub']);
  expect(payload).toMatchObject({ sub: row.id, merchant: 'aurora' });
  expect(JSON.stringify(payload)).not.toContain(row.account);
});

test('PORT-01 a token opens a chat for ten minutes, and no two are the same', async () => {
  const { token } = await gateway.members.create();
  const [first, second] = [await seat(token), await seat(token)];
  expect(first.token).not.toBe(second.token);
  gateway.clock.advance(11 * 60_000);
  await expect(read(first.token)).rejects.toThrow('exp');
});

test('PORT-01 a visitor and a trial account open it without a token', async () => {
  const trial = await gateway.members.create({ type: 4 });
  expect(await seat()).toEqual({ provider: 'outside', token: null });
  expect(await seat(trial.token)).toEqual({ provider: 'outside', token: null });
});

test('PORT-01 without an outside party it is the site’s own chat', async () => {
  const own = await testGateway();
  const { token } = await own.members.create();
  expect(await seat(token, own)).toEqual({ provider: 'own', token: null });
  await own.close();
});
