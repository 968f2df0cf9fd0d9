import { openDatabase } from '../../platform/database/database.ts';
import { httpServer } from './httpServer.ts';
import { createLog } from '../../platform/log/log.ts';
import { systemRuntime } from '../../platform/runtime/runtime.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { health } from './health.ts';

test('a gateway whose database answers is alive and ready', async () => {
  const gateway = await testGateway();
  expect((await gateway.app.inject('/healthz')).json()).toEqual({ success: true, value: 'alive' });
  expect((await gateway.app.inject('/readyz')).json()).toEqual({ success: true, value: 'ready' });
  await gateway.close();
});

test('a gateway whose database is away is alive and not ready', async () => {
  const database = openDatabase({ connection: { host: '/nowhere' } });
  const app = httpServer({ log: createLog({ level: 'silent' }), runtime: systemRuntime, trustedHops: 0 });
  health(app, database);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ success: false, message: 'try_again' });
  expect(ready.headers['retry-after']).toBe('1');
  await app.close();
  await database.close();
});

test('a gateway that is about to stop said it was ready: it refuses until it stops, and still answers calls', async () => {
  const app = httpServer({ log: createLog({ level: 'silent' }), runtime: systemRuntime, trustedHops: 0 });
  const noticed = Promise.withResolvers<void>();
  health(app, { ready: () => Promise.resolve() }, () => noticed.promise);
  app.get('/call', () => 'answered');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const status = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(await status('/readyz')).toBe(200);
  const closed = app.close();
  expect([await status('/readyz'), await status('/healthz'), await status('/call')]).toEqual([503, 200, 200]);
  noticed.resolve();
  await closed;
});

test('a stop lets a running call finish', async () => {
  const app = httpServer({ log: createLog({ level: 'silent' }), runtime: systemRuntime, trustedHops: 0 });
  const running = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<string>();
  app.get('/slow', () => {
    running.resolve();
    return finish.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/slow`).then((response) => response.text());
  await running.promise;
  const closed = app.close();
  finish.resolve('done');
  expect(await answer).toBe('done');
  await closed;
});
