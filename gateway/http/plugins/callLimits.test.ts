import { testGateway } from '../../testing/testGateway.ts';

test('security row 32: calls beyond the limit of an address are turned away, others served', async () => {
  const gateway = await testGateway({ perMinute: 5 });
  for (let sent = 0; sent < 5; sent += 1) expect(await gateway.call('status')).toMatchObject({ status: 200 });
  const refused = await gateway.call('status');
  expect(refused).toMatchObject({ status: 429, body: { success: false, message: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await gateway.call('status', { ip: '10.0.0.2' })).toMatchObject({ status: 200 });
  expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);
  await gateway.close();
});
