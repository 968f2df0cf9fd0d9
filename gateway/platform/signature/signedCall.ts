import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Headers of a call between two servers, after Standard Webhooks: a vendor's, a cashier's, the gateway's. */
export const signedHeaders = {
  id: 'webhook-id',
  time: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** Clocks of two servers may differ by so many milliseconds. */
export const SIGNED_WITHIN = 60_000;

const ID = /^[\w:-]{1,128}$/;
const SECONDS = /^[1-9]\d{0,11}$/;
/** One header holds a list; a header that was sent twice arrives with a comma too many. */
const SIGNATURES = /^[^\s,]+,[^\s,]+(?: [^\s,]+,[^\s,]+)*$/;

export interface SignedMessage {
  /** One for each thing that is told: the same when it is told again. */
  readonly id: string;
  readonly at: Date;
  /** The body as it travels. */
  readonly body: string;
}

/** The headers of a call, signed with each of the secrets (`whsec_…`): during a rotation a receiver may know but one. */
export const signCall = (
  secrets: readonly string[],
  { id, at, body }: SignedMessage,
): Record<string, string> => ({
  [signedHeaders.id]: id,
  [signedHeaders.time]: String(Math.floor(at.getTime() / 1_000)),
  [signedHeaders.signature]: secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

const isSame = (one: string, other: string): boolean => {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/**
 * What a received call says, when one of its signatures is by one of the secrets and its time is within a minute of
 * `now`; otherwise undefined, whatever is wrong. Whether it came before is not asked here.
 */
export const readSignedCall = (
  secrets: readonly string[],
  { headers, body }: Received,
  now: Date,
): SignedMessage | undefined => {
  const { [signedHeaders.id]: id, [signedHeaders.time]: time, [signedHeaders.signature]: list } = headers;
  if (typeof id !== 'string' || typeof time !== 'string' || typeof list !== 'string') return undefined;
  if (!ID.test(id) || !SECONDS.test(time) || !SIGNATURES.test(list)) return undefined;
  const at = new Date(Number(time) * 1_000);
  if (Math.abs(now.getTime() - at.getTime()) > SIGNED_WITHIN) return undefined;
  const given = list.split(' ');
  const isSigned = secrets.some((secret) => {
    const expected = new Webhook(secret).sign(id, at, body);
    return given.some((signature) => isSame(signature, expected));
  });
  return isSigned ? { id, at, body } : undefined;
};
