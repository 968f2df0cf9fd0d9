import fastify from 'fastify';
import { humanFramePath } from '#contract/humanFrame';
import { securityHeaders } from '../http/plugins/securityHeaders.ts';
import { contentPolicy } from './contentPolicy.ts';
import { humanFrame } from './humanFrame.ts';

const app = fastify();
beforeAll(() => {
  securityHeaders(app);
  humanFrame(
    app,
    { captchaId: 'ours</script>', script: new URL('https://static.geetest.com/v4/gt4.js') },
    (size) => Buffer.alloc(size, 1),
  );
});
afterAll(() => app.close());

test('LOGIN-04 the scripts of a third party run in a document that has no origin, inside pages of ours alone', async () => {
  const { headers, body } = await app.inject(humanFramePath);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/; sandbox allow-scripts$/);
  expect(policy).not.toContain("'self' https");
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  expect(body).not.toContain('ours</script>');
  expect(body).toContain('https://static.geetest.com/v4/gt4.js');
});

test('LOGIN-04 a page may show it only where the operator has set a third party', () => {
  const none = { images: [], connect: [], frames: [], assets: [] };
  expect(contentPolicy('R', none)).toContain("frame-src 'none';");
  expect(contentPolicy('R', { ...none, ownFrames: true })).toContain("frame-src 'self';");
  expect(contentPolicy('R', { ...none, ownFrames: true })).toContain(
    "script-src 'nonce-R' 'strict-dynamic';",
  );
});
