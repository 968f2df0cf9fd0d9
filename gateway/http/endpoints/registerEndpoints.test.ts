import { endpointNames, endpoints } from '#contract/endpoints';
import { notYetBuilt } from './notYetBuilt.ts';
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

test('API-01 a call that is not built yet says so to those who may call it', async () => {
  expect(notYetBuilt.length).toBeGreaterThan(0);
  for (const name of notYetBuilt) {
    const { token } = await gateway.members.create({ type: 41 });
    expect(await gateway.call(name, { token })).toMatchObject({
      status: 501,
      body: { success: false, message: 'not_available' },
    });
  }
});

test('security row 22: a query field that the table does not declare is refused', async () => {
  expect(await gateway.call('status', { query: { merchant: 'lotus' } })).toMatchObject({
    status: 400,
    body: { success: false, message: 'bad_request' },
  });
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
