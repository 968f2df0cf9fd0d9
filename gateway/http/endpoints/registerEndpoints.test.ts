import { endpointNames, endpoints } from '#contract/endpoints';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test.each(endpointNames)('API-01 %s is answered under the method and path of the table', (name) => {
  const { method, path } = endpoints[name];
  expect(gateway.app.hasRoute({ method, url: path })).toBe(true);
});

test('security row 22: a query field that the table does not declare is refused', async () => {
  expect(await gateway.call('status', { query: { merchant: 'lotus' } })).toMatchObject({
    status: 400,
    body: { success: false, message: 'bad_request' },
  });
});

test('FIX-02 a field of a query is read without blanks and invisible marks around it', async () => {
  const query = { host: '\u200Baurora.localhost\u3000', language: ' VI ' };
  expect((await gateway.call('permission', { query })).status).toBe(200);
});

test('a repeated query field is refused', async () => {
  const response = await gateway.app.inject({
    url: '/wps/system/setting/register?language=VI&language=EN',
    headers: { host: 'aurora.localhost' },
  });
  expect(response.statusCode).toBe(400);
});

test('a body on a call that takes none is refused', async () => {
  const { token } = await gateway.members.create();
  expect(await gateway.call('logout', { token, body: { all: true } })).toMatchObject({ status: 400 });
});
