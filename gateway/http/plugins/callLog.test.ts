import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { capturedLog } from '../../testing/capturedLog.ts';
import { callLog } from './callLog.ts';

test('a call leaves a line when it is answered, and when its caller hangs up before', async () => {
  const { log, text } = capturedLog();
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  callLog(app);
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  app.get('/quick', () => 'here');
  app.get('/slow', async (_request, reply) => {
    reply.raw.once('close', gone.resolve);
    asked.resolve();
    await gone.promise;
    return 'too late';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/quick`);
  const caller = connect(port, '127.0.0.1');
  await once(caller, 'connect');
  caller.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked.promise;
  caller.destroy();
  await gone.promise;
  await app.close();
  const lines = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; status?: number });
  expect(lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ status: 200 }]);
  expect(lines.filter(({ msg }) => msg === 'left before the answer')).toHaveLength(1);
});
