import { Agent, request } from 'node:http';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpoints, type EndpointName } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { seal } from '../testing/seal.ts';

export interface DrivenAnswer {
  readonly status: number;
  readonly value: unknown;
}

interface DrivenCall {
  readonly query?: string;
  readonly body?: unknown;
  /** Address of the caller, as a trusted proxy names it. */
  readonly ip?: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
}

/** Calls a gateway of another process over the network, as the site does; connections are kept. */
export const floodDriver = (address: string, merchant: string) => {
  const host = `${merchant}.localhost`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

  const send = (
    name: EndpointName,
    { query = '', ip, token, idempotencyKey }: DrivenCall,
    payload?: string,
  ) =>
    new Promise<DrivenAnswer>((resolve, reject) => {
      const sent = request(
        `${address}${endpoints[name].path}${query}`,
        {
          agent,
          method: endpoints[name].method,
          headers: {
            host,
            [headers.client]: 'site',
            ...(payload !== undefined && { 'content-type': 'application/json' }),
            ...(ip !== undefined && { 'x-forwarded-for': ip }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(idempotencyKey !== undefined && { [headers.idempotencyKey]: idempotencyKey }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const { value } = JSON.parse(Buffer.concat(parts).toString()) as { value?: unknown };
            resolve({ status: answer.statusCode ?? 0, value });
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });

  let key: Value<'permission'>['serverKey'] | undefined;
  const call = async (name: EndpointName, given: DrivenCall = {}): Promise<DrivenAnswer> => {
    const { method, path, encrypted }: Endpoint = endpoints[name];
    if (given.body === undefined) return send(name, given);
    if (!encrypted) return send(name, given, JSON.stringify(given.body));
    key ??= ((await send('permission', { query: `?host=${host}&language=VI` })).value as Value<'permission'>)
      .serverKey;
    const sealed = seal(given.body, { method, path, merchant }, { ...key, time: Date.now() });
    return send(name, given, JSON.stringify(sealed));
  };
  return { call, close: () => agent.destroy() };
};
