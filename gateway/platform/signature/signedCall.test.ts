import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { readSignedCall, signCall, signedHeaders } from './signedCall.ts';

const written = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;
const secret = fc.uint8Array({ minLength: 24, maxLength: 64 }).map(written);
const message = fc.record({
  id: fc.stringMatching(/^[\w:-]{1,64}$/),
  at: fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
  body: fc.json(),
});

test('security row 30: the example of Standard Webhooks has the signature that stands there', () => {
  const at = new Date(1_614_265_330_000);
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' };
  const headers = signCall(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], example);
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('security row 30: signatures are HMAC-SHA256 over id, time and body, which the library’s own reader takes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 24, maxLength: 64 }), message, (bytes, sent) => {
      const headers = signCall([written(bytes)], sent);
      const seconds = Math.floor(sent.at.getTime() / 1_000);
      const mac = createHmac('sha256', bytes).update(`${sent.id}.${seconds}.${sent.body}`).digest('base64');
      expect(headers[signedHeaders.signature]).toBe(`v1,${mac}`);
    }),
  );
  const headers = signCall([written(Buffer.alloc(32, 3))], { id: 'now', at: new Date(), body: '{"a":1}' });
  expect(new Webhook(written(Buffer.alloc(32, 3))).verify('{"a":1}', headers)).toEqual({ a: 1 });
});

test('security row 30: a call is read with any of its secrets, and with no change to it', () => {
  const changes = [
    ({ headers, body }) => ({ headers, body: `${body} ` }),
    ...Object.values(signedHeaders).map((name): Change => ({ headers, body }) => ({
      headers: { ...headers, [name]: `${headers[name]}0` },
      body,
    })),
    ...Object.values(signedHeaders).map((name): Change => ({ headers, body }) => ({
      headers: { ...headers, [name]: undefined },
      body,
    })),
  ] satisfies Change[];
  fc.assert(
    fc.property(secret, secret, message, fc.integer({ min: -59, max: 59 }), (one, other, sent, off) => {
      fc.pre(one !== other);
      const now = new Date(sent.at.getTime() + off * 1_000);
      const read = (by: readonly string[], known: readonly string[], change: Change = (same) => same) =>
        readSignedCall(known, change({ headers: signCall(by, sent), body: sent.body }), now);
      const at = new Date(Math.floor(sent.at.getTime() / 1_000) * 1_000);
      for (const by of [[one], [other, one], [one, other]]) {
        expect(read(by, [one])).toEqual({ ...sent, at });
        expect(read([one], by)).toEqual({ ...sent, at });
      }
      expect(read([other], [one])).toBeUndefined();
      expect(read([one], [])).toBeUndefined();
      for (const change of changes) expect(read([one], [one], change)).toBeUndefined();
    }),
  );
});

interface Received {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}
type Change = (received: Received) => Received;

test('security row 30: a call that is a minute old, or a minute ahead, is not read', () => {
  const key = [written(Buffer.alloc(32, 9))];
  const at = new Date('2026-11-20T05:00:00.000Z');
  const received = { headers: signCall(key, { id: 'x', at, body: '{}' }), body: '{}' };
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  expect([60, -60].map((off) => readSignedCall(key, received, after(off)))).not.toContain(undefined);
  expect([61, -61].map((off) => readSignedCall(key, received, after(off)))).toEqual([undefined, undefined]);
});
