import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { errorAnswers } from '../../http/plugins/errorAnswers.ts';
import { entranceGate } from './entranceGate.ts';
import '../../http/plugins/request.ts';

let app: FastifyInstance;
let release: () => void;
beforeEach(async () => {
  app = fastify();
  errorAnswers(app);
  entranceGate(app, { strangers: 1, friends: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  app.post<{ Querystring: { wait?: string } }>(
    '/login',
    { config: { endpoint: 'login' } },
    async ({ query }) => {
      if (query.wait !== undefined) await promise;
      return {};
    },
  );
  app.get('/other', () => ({}));
});
afterEach(() => app.close());

const login = async (remoteAddress: string, query = '') =>
  (await app.inject({ method: 'POST', url: `/login${query}`, remoteAddress })).statusCode;

test('security row 18: a stranger is turned away while another is at work, and comes in afterwards', async () => {
  const first = login('10.0.1.1', '?wait=1');
  expect(await login('10.0.2.1')).toBe(503);
  expect((await app.inject({ url: '/other', remoteAddress: '10.0.2.1' })).statusCode).toBe(200);
  release();
  expect(await first).toBe(200);
  expect(await login('10.0.2.1')).toBe(200);
});

test('security row 18: who has logged in lately passes, the longest silent network is forgotten', async () => {
  for (const network of [1, 2, 1, 3]) expect(await login(`10.0.${network}.1`)).toBe(200);
  const busy = login('10.9.9.1', '?wait=1');
  expect(await login('10.0.1.7')).toBe(200);
  expect(await login('10.0.3.1')).toBe(200);
  expect(await login('10.0.2.1')).toBe(503);
  release();
  await busy;
});

test('security row 18: a request that is sent slowly takes no place', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  const arrived = once(app.server, 'request');
  slow.write(
    'POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await arrived;
  expect(await login('10.0.2.1')).toBe(200);
  slow.destroy();
});
