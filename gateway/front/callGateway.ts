import type { FastifyInstance } from 'fastify';
import { headers } from '#contract/constants';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { errorStatus } from '#contract/errors';

/** Who asked for the page that the calls are made for. */
export interface Visitor {
  /** Host header, port included. */
  readonly host: string;
  readonly ip: string;
}

export type Query = Readonly<Record<string, string>>;

/** The visitor's address has used up its calls; the page is not written on a guess. */
export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';
}

const notTooMany = (statusCode: number): void => {
  if (statusCode === errorStatus.too_many_requests) throw new TooManyCalls();
};

/** One GET for a visitor without a session: the answer's body, or undefined when none came in time. Throws TooManyCalls. */
export type CallGateway = (name: EndpointName, query: Query, visitor: Visitor) => Promise<unknown>;

const addressOf = (name: EndpointName, query: Query): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? endpoints[name].path : `${endpoints[name].path}?${text}`;
};

/** Calls handlers of the same process. */
export const callInProcess =
  (app: Pick<FastifyInstance, 'inject'>): CallGateway =>
  async (name, query, { host, ip }) => {
    const answer = await app.inject({
      method: 'GET',
      url: addressOf(name, query),
      remoteAddress: ip,
      headers: { host, [headers.client]: 'document' },
    });
    notTooMany(answer.statusCode);
    return answer.statusCode === 200 ? answer.json<unknown>() : undefined;
  };

/** Calls a gateway elsewhere; the page does not wait longer than `patience` milliseconds for it. */
export const callByNetwork =
  (gateway: URL, patience: number, fetchFrom: typeof fetch = fetch): CallGateway =>
  async (name, query, { host, ip }) => {
    const answer = await fetchFrom(new URL(addressOf(name, query), gateway), {
      signal: AbortSignal.timeout(patience),
      headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip, [headers.client]: 'document' },
    });
    notTooMany(answer.status);
    return answer.ok ? (answer.json() as Promise<unknown>) : undefined;
  };
