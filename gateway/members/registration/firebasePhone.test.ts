import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { firebasePhone } from './firebasePhone.ts';

const project = 'ours';
const issuer = `https://securetoken.google.com/${project}`;
let server: Server;
let keys: URL;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' };
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keys = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

interface Told {
  readonly by?: string;
  readonly audience?: string;
  readonly life?: string;
  readonly claims?: Record<string, unknown>;
  readonly key?: Parameters<SignJWT['sign']>[0];
}

const token = ({ by = issuer, audience = project, life = '1h', claims, key = pair.privateKey }: Told = {}) =>
  new SignJWT({ phone_number: '+84912345678', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(by)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(key);
const numberIn = (text: string) => firebasePhone({ project, keys }).numberOf(text);

test('REG-06 a token of the project proves its number', async () => {
  expect(await numberIn(await token())).toBe('+84912345678');
});

test('REG-06 one of another project, over, of another key, unsigned or without a number proves nothing', async () => {
  const other = await generateKeyPair('RS256');
  const unsigned = [{ alg: 'none' }, { iss: issuer, aud: project, phone_number: '+84912345678' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const none = [
    await token({ by: 'https://securetoken.google.com/other' }),
    await token({ audience: 'other' }),
    await token({ life: '-1h' }),
    await token({ key: other.privateKey }),
    await token({ claims: { phone_number: 84_912_345_678 } }),
    `${unsigned}.`,
    'no token',
    '',
  ];
  for (const text of none) expect(await numberIn(text)).toBeUndefined();
});
