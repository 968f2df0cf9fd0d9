import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { httpServer } from './httpServer.ts';
import { createLog } from '../../platform/log/log.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { headersOfAll } from './securityHeaders.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = httpServer({ log: createLog({ level: 'silent' }), runtime: testRuntime(), trustedHops: 0 });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const answerTo = async (request: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return answer;
};

test.each([
  ['no HTTP', 'hello\r\n\r\n', '400', 'bad_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    '400',
    'bad_request',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(40_000)}\r\n\r\n`,
    '413',
    'too_large',
  ],
])(
  'security row 12: %s is answered like every failure, with the headers of all',
  async (_title, request, status, code) => {
    const answer = await answerTo(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(headersOfAll)) expect(answer).toContain(`${name}: ${value}`);
    expect(answer).toContain('content-type: application/json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ success: false, message: code });
  },
);

test.each([
  ['an address beyond the limit', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [
    'cookies beyond the limit',
    `GET / HTTP/1.1\r\nHost: a\r\nAccept: text/html,*/*\r\nCookie: a=${'a'.repeat(40_000)}\r\n\r\n`,
  ],
])('FIX-03 a browser with %s read raw JSON: it gets a page', async (_title, request) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  for (const [name, value] of Object.entries(headersOfAll)) expect(answer).toContain(`${name}: ${value}`);
  expect(answer).toContain('content-type: text/html; charset=utf-8');
  expect(answer).toContain('This address cannot be opened.');
});
