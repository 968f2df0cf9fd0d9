import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** Headers of a call between two servers: a vendor's, the cashier's, the gateway's. */
export const signedHeaders = { time: 'x-signed-at', signature: 'x-signature' } as const;

/** Clocks may differ by so many milliseconds; a repeated call does nothing twice anyway. */
const LATITUDE = 60_000;

export interface SignedCall {
  readonly path: string;
  /** Milliseconds since 1970, as text. */
  readonly time: string;
  /** The body as it travels. */
  readonly body: string;
}

/** HMAC-SHA256 over path, time and the hash of the body, hex. */
export const signCall = (secret: string, { path, time, body }: SignedCall): string =>
  createHmac('sha256', secret)
    .update(`${path}\n${time}\n${hash('sha256', body)}`)
    .digest('hex');

export const isSignedBy = (secret: string, call: SignedCall, signature: string, now: Date): boolean => {
  const expected = Buffer.from(signCall(secret, call));
  const given = Buffer.from(signature);
  const isTimely = Math.abs(now.getTime() - Number(call.time)) <= LATITUDE;
  return isTimely && given.length === expected.length && timingSafeEqual(given, expected);
};
