import sharp from 'sharp';
import { proofImages } from '#contract/cashier';
import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import { UPLOAD_LIMIT } from '../../http/plugins/uploadBodies.ts';
import { rawPost } from '../../testing/rawPost.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let member: TestMember;
beforeAll(async () => {
  gateway = await testGateway();
  member = await gateway.members.create();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

const { path } = endpoints.uploadProof;
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const upload = (body: unknown, sent: object = {}) =>
  gateway.call('uploadProof', { token: member.token, body, ...sent });

/** Of a connection: what the kernel has handed over before the answer was out. */
const A_FEW_READS = 256 * 1024;
const MEGABYTE = 'a'.repeat(1024 * 1024);

const post = (sent: Record<string, string>, chunks: Iterable<string> = []) =>
  rawPost(
    gateway.app.server,
    [
      `POST ${path} HTTP/1.1`,
      'host: aurora.localhost',
      ...Object.entries({
        [headers.client]: 'test',
        authorization: `Bearer ${member.token}`,
        ...sent,
      }).map(([name, value]) => `${name}: ${value}`),
    ],
    chunks,
  );

const FORM = 'multipart/form-data; boundary=x';

test('a picture is taken as a stream', async () => {
  expect(await upload({ image: await picture() })).toMatchObject({ status: 200 });
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'an upload that comes as %s is refused: it would be read and parsed as a whole (SOUND-01)',
  async (type) => {
    const sent = await gateway.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'aurora.localhost',
        [headers.client]: 'test',
        authorization: `Bearer ${member.token}`,
        'content-type': type,
      },
      payload: JSON.stringify({ image: (await picture()).toString('base64') }),
    });
    expect(sent.statusCode).toBe(415);
  },
);

test.each([
  ['without parts', 'multipart/form-data; boundary="; boundary=x', '--x\r\n\r\n\r\n--x--'],
  ['cut off', FORM, '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n'],
  ['that ends in its head', FORM, '--x\r\n'],
  ['that is no form', FORM, 'garbage'],
  ['of a text', FORM, '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\nno file\r\n--x--\r\n'],
])('FIX-06 an upload %s was told as a fault of the gateway: it is refused', async (_which, type, payload) => {
  const sent = { token: member.token, payload, headers: { 'content-type': type } };
  expect(await gateway.call('uploadProof', sent)).toMatchObject({
    status: 400,
    body: { message: 'bad_request' },
  });
});

test('of 7 MB of brackets sent as the JSON of an upload hardly anything is read (SOUND-01)', async () => {
  const length = 7 * MEGABYTE.length;
  const brackets = Array.from({ length: 7 }, () => '['.repeat(MEGABYTE.length));
  const sent = await post({ 'content-type': 'application/json', 'content-length': String(length) }, brackets);
  expect(sent.status).toBe(413);
  expect(sent.read).toBeLessThan(A_FEW_READS);
});

test.each([
  ['longer than any upload', { 'content-length': String(UPLOAD_LIMIT + 1) }],
  ['of no said length', { 'transfer-encoding': 'chunked' }],
])('an upload %s is refused before it is read (SOUND-01)', async (_which, length) => {
  const chunks = Array.from({ length: 20 }, () => `100000\r\n${MEGABYTE}\r\n`);
  const sent = await post({ 'content-type': FORM, ...length }, chunks);
  expect(sent.status).toBe(413);
  expect(sent.read).toBeLessThan(A_FEW_READS);
});

test.each([
  ['without a session', { authorization: 'Bearer nobody' }, 401],
  ['of a page elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another origin', { origin: 'https://evil.example' }, 403],
])('an upload %s is refused', async (_which, sent, status) => {
  expect(await upload({ image: await picture() }, { headers: sent })).toMatchObject({ status });
});

test.each([
  ['a file beyond its limit', { image: Buffer.alloc(proofImages.bytes + 1) }, 413],
  ['a second file', { image: Buffer.alloc(10), other: Buffer.alloc(10) }, 400],
  ['a file of another name', { picture: Buffer.alloc(10) }, 400],
  ['nothing', {}, 400],
  ['no picture', { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 415],
])('an upload of %s is refused', async (_which, body, status) => {
  expect(await upload(body)).toMatchObject({ status });
});

test('who has sent as many as a day allows is refused before the file is read, and told when the day is over (SOUND-01)', async () => {
  const busy = await gateway.members.create();
  const image = await picture();
  const one = () => upload({ image }, { token: busy.token });
  for (let sent = 0; sent < 30; sent += 1) expect((await one()).status).toBe(200);
  const refused = await one();
  expect(refused.status).toBe(429);
  // The day began with the first of them.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  const file = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
  const authorization = `Bearer ${busy.token}`;
  const sent = await post(
    { 'content-type': FORM, 'content-length': String(proofImages.bytes), authorization },
    [file],
  );
  // Nothing more came, and nothing more was waited for.
  expect(sent.status).toBe(429);
});
