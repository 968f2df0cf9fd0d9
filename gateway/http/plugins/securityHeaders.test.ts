import { headers as own } from '#contract/constants';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({
    trustedHops: 1,
    plugins: [
      (app) => {
        app.get('/broken', async () => Promise.reject(new Error('secret detail')));
      },
    ],
  });
});
afterAll(() => gateway.close());

const written = { [own.client]: 'test', 'content-type': 'application/json' };

const requests = {
  'a good answer': { url: '/wps/system/status' },
  'a refused caller': { url: '/wps/member/info' },
  'an unknown call': { url: '/wps/nothing' },
  'an unknown address': { url: '/nothing' },
  'an address that cannot be decoded': { url: '/%zz' },
  'a body that is no JSON': { method: 'POST', url: '/wps/report', headers: written, payload: '{' },
  'a body of another type': {
    method: 'POST',
    url: '/wps/report',
    headers: { ...written, 'content-type': 'text/plain' },
    payload: '{}',
  },
  'a body that is too large': {
    method: 'POST',
    url: '/wps/report',
    headers: written,
    payload: JSON.stringify({ kind: 'script', message: 'x'.repeat(20_000) }),
  },
  'a failure of ours': { url: '/broken' },
  health: { url: '/healthz' },
} as const;

test.each(Object.entries(requests))('security row 12: %s carries the headers', async (_title, request) => {
  const { headers } = await gateway.app.inject({ ...request });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

const failures = {
  'an unknown call': [404, 'not_found'],
  'an unknown address': [404, 'not_found'],
  'an address that cannot be decoded': [404, 'not_found'],
  'a body that is no JSON': [400, 'bad_request'],
  'a body of another type': [415, 'unsupported_media_type'],
  'a body that is too large': [413, 'too_large'],
  'a failure of ours': [500, 'unknown_error'],
} as const satisfies Partial<Record<keyof typeof requests, readonly [number, string]>>;

test.each(Object.entries(failures))('%s has the shape of the contract', async (title, [status, message]) => {
  const response = await gateway.app.inject({ ...requests[title as keyof typeof failures] });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ success: false, message });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('https alone is promised for the future', async () => {
  const plain = await gateway.app.inject({ url: '/healthz' });
  const secure = await gateway.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
});

test('every answer names its request, and no caller chooses the name', async () => {
  const response = await gateway.app.inject({ url: '/healthz', headers: { [own.requestId]: 'forged' } });
  expect(response.headers[own.requestId]).toMatch(/^[\da-f-]{36}$/);
});
