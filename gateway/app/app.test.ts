import { testGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test('SYS-01 the site-status check answers 0 in normal operation', async () => {
  const { status, body } = await gateway.call('status');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, value: 0 });
});
