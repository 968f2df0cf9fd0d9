import fastify from 'fastify';
import { phoneFramePath } from '#contract/phoneFrame';
import { securityHeaders } from '../http/plugins/securityHeaders.ts';
import { phoneFrame } from './phoneFrame.ts';

const app = fastify();
beforeAll(() => {
  securityHeaders(app);
  phoneFrame(
    app,
    {
      project: 'ours</script>',
      apiKey: 'key',
      scripts: new URL('https://www.gstatic.com/firebasejs/12.0.0/'),
    },
    (size) => Buffer.alloc(size, 1),
  );
});
afterAll(() => app.close());

test('REG-06 the scripts of the third party run in a document that has no origin, inside pages of ours alone', async () => {
  const { headers, body } = await app.inject(phoneFramePath);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/; sandbox allow-scripts$/);
  expect(policy).toContain('frame-src https://www.gstatic.com');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  expect(body).not.toContain('ours</script>');
  expect(body).toContain('https://www.gstatic.com/firebasejs/12.0.0/');
});
