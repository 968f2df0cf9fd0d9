import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpoints, type EndpointName } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { seal } from '../seal.ts';
import { wire } from './wire.ts';

export interface DrivenAnswer {
  readonly status: number;
  /** Read when it is asked for. */
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
  const line = wire(address);

  const send = async (
    name: EndpointName,
    { query = '', ip, token, idempotencyKey }: DrivenCall,
    payload?: string,
  ): Promise<DrivenAnswer> => {
    const fields = {
      host,
      [headers.client]: 'site',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(ip !== undefined && { 'x-forwarded-for': ip }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { [headers.idempotencyKey]: idempotencyKey }),
    };
    const { method, path } = endpoints[name];
    const head = Object.entries(fields).map(([field, value]) => `${field}: ${value}\r\n`);
    const { status, body } = await line.send(
      `${method} ${path}${query} HTTP/1.1\r\n${head.join('')}\r\n${payload ?? ''}`,
    );
    return {
      status,
      get value() {
        return (JSON.parse(body) as { value?: unknown }).value;
      },
    };
  };

  let key: Value<'permission'>['serverKey'];
  const call = async (name: EndpointName, given: DrivenCall = {}): Promise<DrivenAnswer> => {
    const { method, path, encrypted }: Endpoint = endpoints[name];
    if (given.body === undefined) return send(name, given);
    if (!encrypted) return send(name, given, JSON.stringify(given.body));
    key ??= ((await send('permission', { query: `?host=${host}&language=VI` })).value as Value<'permission'>)
      .serverKey;
    if (key === undefined) throw new Error('The gateway gives no key to seal with.');
    const sealed = seal(given.body, { method, path, merchant }, { ...key, time: Date.now() });
    return send(name, given, JSON.stringify(sealed));
  };
  return { call, close: line.close };
};
