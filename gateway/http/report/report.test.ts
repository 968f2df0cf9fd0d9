import { endpoints } from '#contract/endpoints';
import { capturedLog } from '../../testing/capturedLog.ts';
import { testGateway } from '../../testing/testGateway.ts';

test('a page report is logged without what could belong to a person', async () => {
  const { log, text } = capturedLog();
  const gateway = await testGateway({ log });
  const message = `at https://aurora.localhost/x?token=Sup3r of lan@example.com, 0912 345 678, ${'T'.repeat(43)}`;
  await gateway.call('report', { body: { kind: 'script', message, source: '/assets/main.js?v=Sup3r' } });
  await gateway.close();
  expect(text()).toContain('page report');
  for (const secret of ['Sup3r', 'lan@example.com', '0912 345 678', 'TTTTT']) {
    expect(text()).not.toContain(secret);
  }
});

const violation = {
  'application/csp-report': {
    'csp-report': {
      'document-uri': 'http://aurora.localhost/?a=Sup3r',
      'blocked-uri': 'https://evil.example/x.js',
      'effective-directive': 'script-src-elem',
      'original-policy': 'x',
      disposition: 'enforce',
    },
  },
  'application/reports+json': [
    {
      age: 1,
      type: 'csp-violation',
      url: 'http://aurora.localhost/',
      user_agent: 'x',
      body: {
        documentURL: 'http://aurora.localhost/?a=Sup3r',
        blockedURL: 'https://evil.example/x.js',
        effectiveDirective: 'script-src-elem',
      },
    },
  ],
} as const;

test.each(Object.entries(violation))('a browser may report in %s', async (type, payload) => {
  const { log, text } = capturedLog();
  const gateway = await testGateway({ log });
  const send = (body: unknown) =>
    gateway.app.inject({
      method: 'POST',
      url: endpoints.report.path,
      headers: { host: 'aurora.localhost', 'content-type': type },
      payload: JSON.stringify(body),
    });
  expect((await send(payload)).json()).toEqual({ success: true, value: null });
  expect((await send({ kind: 'script', message: 'x' })).statusCode).toBe(400);
  await gateway.close();
  expect(text()).toContain('script-src-elem');
  expect(text()).toContain('evil.example');
  expect(text()).not.toContain('Sup3r');
});

test('of web vitals a tenth is kept, of everything else all', async () => {
  let drawn = 0;
  const { log, text } = capturedLog();
  const gateway = await testGateway({ log, random: () => (drawn++ % 10) / 10 });
  for (let sent = 0; sent < 20; sent += 1) {
    await gateway.call('report', { body: { kind: 'vitals', name: 'LCP', value: sent } });
  }
  await gateway.close();
  expect(text().match(/page report/g)).toHaveLength(2);
});

test('reports from one address are limited', async () => {
  const gateway = await testGateway();
  const body = { kind: 'script', message: 'x' };
  const answers = [];
  for (let sent = 0; sent < 61; sent += 1) answers.push(await gateway.call('report', { body }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { success: false, message: 'too_many_requests' },
  });
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await gateway.call('report', { body, ip: '10.0.0.2' })).toMatchObject({ status: 200 });
  await gateway.close();
});
