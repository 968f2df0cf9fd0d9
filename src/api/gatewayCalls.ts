import { headers as ownHeaders } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import type { BuiltEndpointName } from '#contract/schemas';
import type { ClientOptions } from './clientOptions';
import { failed, type Result } from './failure';
import { encodeBody } from './encodeBody';
import { narrowAnswer } from './narrowAnswer';
import { readAnswer } from './readAnswer';
import { send } from './transport';

export interface CallParts {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly background?: boolean;
  readonly onProgress?: (share: number) => void;
}

const givenOnly = (query: CallParts['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The implementation of the client; loaded with the first call. */
export const gatewayCalls = ({
  profile,
  merchant,
  clock,
  timeout,
  uploadTimeout,
  token,
  onSessionGone,
  onCheckDue,
  onMisfit,
  serverKey,
}: ClientOptions) => {
  const seal = async (
    plaintext: string,
    method: string,
    path: string,
    fresh: boolean,
  ): Promise<string | undefined> => {
    const { canSeal, sealEnvelope, systemChance } = await import(/* webpackChunkName: "seal" */ './envelope');
    const key = canSeal() ? await serverKey(fresh) : undefined;
    if (key === undefined) return undefined;
    const context = { method, path, merchant };
    return JSON.stringify(
      await sealEnvelope({ plaintext, context, serverKey: key, time: clock.now(), chance: systemChance }),
    );
  };

  const headersOf = (
    endpoint: Endpoint,
    { body, idempotencyKey, background }: CallParts,
  ): Record<string, string> => {
    const session = endpoint.token ? token() : undefined;
    return {
      accept: 'application/json',
      [ownHeaders.client]: 'web',
      // For a multipart body the browser sets the content type itself, because it chooses the boundary.
      ...(body !== undefined &&
        !endpoint.upload && {
          'content-type': endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(idempotencyKey !== undefined && { [ownHeaders.idempotencyKey]: idempotencyKey }),
      ...(background && { [ownHeaders.background]: '1' }),
    };
  };

  const attempt = async (
    endpoint: Endpoint,
    path: string,
    parts: CallParts,
    fresh: boolean,
  ): Promise<Result<unknown>> => {
    const sealed = endpoint.encrypted && profile.envelope;
    const body = sealed
      ? await seal(JSON.stringify(parts.body) ?? '', endpoint.method, path, fresh)
      : encodeBody(endpoint, parts.body);
    if (sealed && body === undefined) return failed({ kind: 'sealing' });
    const reply = await send({
      method: endpoint.method,
      url: path,
      headers: headersOf(endpoint, parts),
      query: givenOnly(parts.query),
      timeout: endpoint.upload ? uploadTimeout : timeout,
      ...(parts.onProgress && { onProgress: parts.onProgress }),
      ...(body !== undefined && { body }),
      ...(parts.signal && { signal: parts.signal }),
    });
    if (!reply.ok) return reply;
    clock.observe(reply.value.date);
    return readAnswer(reply.value);
  };

  const find = (name: BuiltEndpointName): { endpoint: Endpoint; path: string } => {
    const endpoint: Endpoint = endpoints[name];
    return { endpoint, path: profile.paths[name] ?? endpoint.path };
  };

  return {
    call: async (name: BuiltEndpointName, parts: CallParts): Promise<Result<unknown>> => {
      const { endpoint, path } = find(name);
      const session = token();
      const first = await attempt(endpoint, path, parts, false);
      // A refused envelope had no effect, so a second attempt is safe: the key may have been rotated, or this clock
      // was wrong.
      const again = !first.ok && first.failure.code === 'envelope_refused';
      const answer = again ? await attempt(endpoint, path, parts, true) : first;
      const gone = !answer.ok && answer.failure.code === 'not_logged_in' && endpoint.token;
      // A late answer may belong to a session that has been replaced since.
      if (gone && session !== undefined && session === token()) onSessionGone();
      if (!answer.ok && answer.failure.code === 'reality_check_due') onCheckDue();
      return narrowAnswer(name, answer, onMisfit);
    },

    /**
     * Seals a text that a call carries inside its body; returns the envelope as JSON, or undefined if nothing can be
     * sealed.
     */
    sealedFor: (name: BuiltEndpointName, plaintext: string): Promise<string | undefined> => {
      const { endpoint, path } = find(name);
      return seal(plaintext, endpoint.method, path, false);
    },
  };
};
