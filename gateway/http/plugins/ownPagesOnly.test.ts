import { headers } from '#contract/constants';
import { endpoints, endpointNames } from '#contract/endpoints';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const report = { kind: 'script', message: 'broken' };
const refused = { status: 403, body: { success: false, message: 'forbidden' } };

const send = (sent: Record<string, string>) => gateway.call('report', { body: report, headers: sent });

test('security row 17: a write of our own page passes', async () => {
  const sent = { origin: 'http://aurora.localhost', 'sec-fetch-site': 'same-origin' };
  expect(await send(sent)).toMatchObject({ status: 200 });
});

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'https://aurora.localhost' },
  { origin: 'ws://aurora.localhost' },
  { origin: 'http://lotus.localhost' },
  { origin: 'http://aurora.localhost:81' },
  { origin: 'null' },
];

test.each(foreign)('security row 17: a write with %j is refused', async (sent) => {
  expect(await send(sent)).toMatchObject(refused);
});

const writes = endpointNames.filter((name) => endpoints[name].method !== 'GET');

test.each(writes)('security row 17: %s without our own header is refused', async (name) => {
  const response = await gateway.app.inject({
    method: endpoints[name].method,
    url: endpoints[name].path,
    headers: { host: 'aurora.localhost', 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(response.statusCode).toBe(403);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'security row 17: a %s body, which a foreign form can send, is refused',
  async (type) => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: endpoints.report.path,
      headers: { host: 'aurora.localhost', [headers.client]: 'test', 'content-type': type },
      payload: JSON.stringify(report),
    });
    expect(response.statusCode).toBe(415);
  },
);

test('security row 17: a foreign page gets no permission by preflight', async () => {
  const response = await gateway.app.inject({
    method: 'OPTIONS',
    url: endpoints.report.path,
    headers: {
      host: 'aurora.localhost',
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    },
  });
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
