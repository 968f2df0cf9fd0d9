import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Headers of a signed call as docs/ports/README.md has them, by an outside party's own hand. */
export interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

const WITHIN = 60_000;

const signatures = (secrets: readonly string[], id: string, at: Date, body: string): string[] =>
  secrets.map((secret) => new Webhook(secret).sign(id, at, body));

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const signed = (secrets: readonly string[], id: string, at: Date, body: string): SignedHeaders => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': signatures(secrets, id, at, body).join(' '),
});

/** Id and time of a call whose signature and time hold; undefined otherwise. */
export const idOf = (
  secrets: readonly string[],
  headers: NodeJS.Dict<string | string[]>,
  body: string,
  now: Date,
): string | undefined => {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': list } = headers;
  if (typeof id !== 'string' || typeof time !== 'string' || typeof list !== 'string') return undefined;
  const at = new Date(Number(time) * 1_000);
  if (!(Math.abs(now.getTime() - at.getTime()) <= WITHIN)) return undefined;
  const known = signatures(secrets, id, at, body);
  return list.split(' ').some((given) => known.some((one) => isSame(given, one)))
    ? `${id} ${time}`
    : undefined;
};
