import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { proofImages } from '#contract/cashier';
import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import { httpServer } from '../http/plugins/httpServer.ts';
import { createLog } from '../platform/log/log.ts';
import { encodeBody } from '../testing/encodeBody.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';
import { passCalls } from './passCalls.ts';

/** Stands in for the vendor's pages, which a gateway answers beside its calls. */
const drawnPages: AppPlugin = (app) => {
  app.get('/verify', ({ hostname }, reply) => reply.redirect(`http://games.${hostname}/play/verify`, 302));
  app.get('/art/dealers/:name', ({ url }) => `drawn ${url}`);
};

let gateway: TestGateway;
let front: FastifyInstance;
let member: TestMember;
beforeAll(async () => {
  gateway = await testGateway({ trustedHops: 1, plugins: [drawnPages] });
  member = await gateway.members.create();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  front = httpServer({
    log: createLog({ level: 'silent' }),
    runtime: gateway.clock,
    trustedHops: 0,
    times: { head: 200, body: 200, upload: 60_000, drain: 2_000, silence: 60_000, look: 20 },
  });
  await passCalls(front, new URL(`http://127.0.0.1:${port}`));
  await front.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await front.close();
  await gateway.close();
});

const { path } = endpoints.uploadProof;
/** Of several hundred kB. */
const picture = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#123456',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const written = async (image: Buffer, token: string) => {
  const { type, payload } = await encodeBody(endpoints.uploadProof, { image });
  const head =
    `POST ${path} HTTP/1.1\r\nhost: aurora.localhost\r\n${headers.client}: site\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: ${type}\r\ncontent-length: ${payload.length}\r\n\r\n`;
  return { head, payload };
};

const open = () => {
  const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = once(socket, 'data').then(([data]: Buffer[]) => data?.toString().slice(9, 12));
  return { socket, answer };
};

test('a picture goes through the front alone to the gateway', async () => {
  const { head, payload } = await written(await picture(), member.token);
  const { socket, answer } = open();
  socket.write(head);
  socket.write(payload);
  expect(await answer).toBe('200');
  socket.destroy();
});

test('a front that runs alone answered 404 for the proof page and for presenters: it asks the gateway', async () => {
  const get = (url: string) => front.inject({ url, headers: { host: 'aurora.localhost' } });
  expect((await get('/verify')).headers['location']).toBe('http://games.aurora.localhost/play/verify');
  expect((await get('/art/dealers/linh.svg?skin=7c4dff')).body).toBe(
    'drawn /art/dealers/linh.svg?skin=7c4dff',
  );
});

test('the front lets an upload take as long as the gateway does, and no other call (SOUND-01)', async () => {
  const { head, payload } = await written(await picture(), member.token);
  const [upload, call] = [open(), open()];
  upload.socket.write(head);
  call.socket.write(
    `POST ${endpoints.login.path} HTTP/1.1\r\nhost: aurora.localhost\r\n${headers.client}: site\r\n` +
      'content-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  expect(await call.answer).toBe('503');
  upload.socket.write(payload);
  expect(await upload.answer).toBe('200');
  for (const { socket } of [upload, call]) socket.destroy();
});

test.each([
  ['without a session', 'nobody', 10, '401'],
  ['beyond its limit', undefined, proofImages.bytes + 1, '413'],
  ['that is no picture', undefined, 10, '415'],
])('an upload %s is refused through the front as by the gateway', async (_which, token, size, status) => {
  const { head, payload } = await written(Buffer.alloc(size), token ?? member.token);
  const { socket, answer } = open();
  socket.on('error', () => undefined).write(head);
  socket.write(payload);
  expect(await answer).toBe(status);
  socket.destroy();
});
