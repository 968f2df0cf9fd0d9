import { headers as ownHeaders } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import type { GatewayProfile } from '#contract/profile';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, FailureValue, Query, Value } from '#contract/wireTypes';
import type { ServerKey } from './envelope';
import { failed, type Result } from './failure';
import { readAnswer } from './readAnswer';
import type { ServerClock } from './serverClock';

type Given<Part, Key extends string> = Part extends undefined
  ? { readonly [name in Key]?: never }
  : { readonly [name in Key]: Part };

export type CallInput<Name extends BuiltEndpointName> = Given<Query<Name>, 'query'> &
  Given<Body<Name>, 'body'> & {
    readonly signal?: AbortSignal;
    /** Money calls: made and stored by the caller before the first try, so that a retry is no second payment. */
    readonly idempotencyKey?: string;
    /** The page asks by itself: the session is not kept from falling idle. */
    readonly background?: true;
  };

export type CallResult<Name extends BuiltEndpointName> = Result<Value<Name>, FailureValue<Name>>;

export interface Client {
  readonly clock: ServerClock;
  call<Name extends BuiltEndpointName>(name: Name, input: CallInput<Name>): Promise<CallResult<Name>>;
  /** JSON of the envelope of a text that a call carries inside its body; undefined where nothing can be sealed. */
  sealedFor(name: BuiltEndpointName, plaintext: string): Promise<string | undefined>;
}

export interface ClientOptions {
  readonly profile: GatewayProfile;
  readonly merchant: string;
  readonly clock: ServerClock;
  readonly timeout: number;
  readonly token: () => string | undefined;
  /** A call said that the session it was sent with is over (SYS-09). */
  readonly onSessionGone: () => void;
  /** The gateway's envelope key; `fresh` asks for it anew, after one was refused. */
  readonly serverKey: (fresh: boolean) => Promise<ServerKey | undefined>;
}

interface Parts {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly background?: true;
}

const givenOnly = (query: Parts['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Calls of the endpoint table. It never throws and shows nothing: what a failure means on the page is decided above. */
export const createClient = ({
  profile,
  merchant,
  clock,
  timeout,
  token,
  onSessionGone,
  serverKey,
}: ClientOptions): Client => {
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
    { body, idempotencyKey, background }: Parts,
  ): Record<string, string> => {
    const session = endpoint.token ? token() : undefined;
    return {
      accept: 'application/json',
      [ownHeaders.client]: 'web',
      ...(body !== undefined && {
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
    parts: Parts,
    fresh: boolean,
  ): Promise<Result<unknown>> => {
    const plaintext =
      parts.body === undefined
        ? undefined
        : endpoint.form
          ? new URLSearchParams(parts.body as Record<string, string>).toString()
          : JSON.stringify(parts.body);
    const sealed = endpoint.encrypted && profile.envelope;
    const body = sealed ? await seal(plaintext ?? '', endpoint.method, path, fresh) : plaintext;
    if (sealed && body === undefined) return failed({ kind: 'sealing' });
    const { send } = await import(/* webpackChunkName: "transport" */ './transport');
    const reply = await send({
      method: endpoint.method,
      url: path,
      headers: headersOf(endpoint, parts),
      query: givenOnly(parts.query),
      timeout,
      ...(body !== undefined && { body }),
      ...(parts.signal && { signal: parts.signal }),
    });
    if (!reply.ok) return reply;
    clock.observe(reply.value.date);
    return readAnswer(reply.value);
  };

  // The table comes with the transport: the first load, which calls nothing, does without both.
  const find = async (name: BuiltEndpointName): Promise<{ endpoint: Endpoint; path: string }> => {
    const { endpoints } = await import(/* webpackChunkName: "transport" */ '#contract/endpoints');
    const endpoint: Endpoint = endpoints[name];
    return { endpoint, path: profile.paths[name] ?? endpoint.path };
  };

  const call = async (name: BuiltEndpointName, parts: Parts): Promise<Result<unknown>> => {
    try {
      const { endpoint, path } = await find(name);
      const session = token();
      const first = await attempt(endpoint, path, parts, false);
      // Nothing was done with a refused envelope: the key may have been rotated, or this clock was wrong until now.
      const again = !first.ok && first.failure.code === 'envelope_refused';
      const answer = again ? await attempt(endpoint, path, parts, true) : first;
      const gone = !answer.ok && answer.failure.code === 'not_logged_in' && endpoint.token;
      // A late answer may speak of a session that another has taken the place of.
      if (gone && session !== undefined && session === token()) onSessionGone();
      return answer;
    } catch {
      // A chunk that did not load, or a key that is no point of the curve.
      return failed({ kind: 'network' });
    }
  };

  return {
    clock,
    // The gateway validates its answers with the schemas these types come from.
    call: (name, input) => call(name, input as Parts) as Promise<never>,
    sealedFor: async (name, plaintext) => {
      const { endpoint, path } = await find(name);
      return seal(plaintext, endpoint.method, path, false);
    },
  };
};
