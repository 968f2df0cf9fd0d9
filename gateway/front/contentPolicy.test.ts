import { contentPolicy } from './contentPolicy.ts';

const none = { images: [], connect: [], frames: [], assets: [] };

test('the policy of a page is the one of the security bar', () => {
  expect(contentPolicy('R', none)).toBe(
    "default-src 'none'; script-src 'nonce-R' 'strict-dynamic'; style-src 'nonce-R'; img-src 'self' data:; " +
      "connect-src 'self'; font-src 'self'; frame-src 'none'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
      'trusted-types app dompurify app-loader app-worker; report-to csp',
  );
});

test('a host of brand or deployment opens pictures and frames, never scripts', () => {
  const policy = contentPolicy('R', {
    ...none,
    images: ['https://img.example'],
    frames: ['http://games.localhost:8080'],
  });
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain('frame-src http://games.localhost:8080;');
  expect(policy).toContain("script-src 'nonce-R' 'strict-dynamic';");
});

test.each(["https://x 'unsafe-inline'", 'https://x; script-src *', '*', 'http://plain.example', 'data:', ''])(
  'what is no origin is left out: %s',
  (host) => {
    expect(contentPolicy('R', { ...none, images: [host] })).toBe(contentPolicy('R', none));
  },
);

test('SYS-13 a brand that measures its visits opens its provider, and nothing for scripts of others', () => {
  const policy = contentPolicy('R', { ...none, analytics: true });
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
  expect(policy).toContain('trusted-types app dompurify app-loader app-worker analytics goog#html;');
  expect(policy).toContain("script-src 'nonce-R' 'strict-dynamic';");
});
