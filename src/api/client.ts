import type { endpoints } from '#contract/endpoints';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, FailureValue, Query, Value } from '#contract/wireTypes';
import type { ClientOptions } from './clientOptions';
import { failed, type Result } from './failure';
import type { CallParts } from './gatewayCalls';
import type { ServerClock } from './serverClock';

type NamesBy<Method> = {
  [Name in BuiltEndpointName]: (typeof endpoints)[Name]['method'] extends Method ? Name : never;
}[BuiltEndpointName];

/** Calls that read. */
export type GetName = NamesBy<'GET'>;
/** Calls that change something by a body. */
export type SendName = NamesBy<'POST' | 'PUT'>;
/** Calls that take away what their query names. */
export type RemoveName = NamesBy<'DELETE'>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The page asks by itself: the session is not kept from falling idle. */
  readonly background?: boolean;
}

export interface SendOptions extends CallOptions {
  /** Money calls: made and stored by the caller before the first try, so that a retry is no second payment. */
  readonly idempotencyKey?: string;
  /** Uploads: how much of the body is out, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type CallResult<Name extends BuiltEndpointName> = Result<Value<Name>, FailureValue<Name>>;

export interface Client {
  readonly clock: ServerClock;
  /** `undefined` for a call that takes no query. */
  get<Name extends GetName>(name: Name, query: Query<Name>, options?: CallOptions): Promise<CallResult<Name>>;
  /** `undefined` for a call that takes no body. */
  send<Name extends SendName>(name: Name, body: Body<Name>, options?: SendOptions): Promise<CallResult<Name>>;
  remove<Name extends RemoveName>(name: Name, query: Query<Name>): Promise<CallResult<Name>>;
  /** JSON of the envelope of a text that a call carries inside its body; undefined where nothing can be sealed. */
  sealedFor(name: BuiltEndpointName, plaintext: string): Promise<string | undefined>;
}

/**
 * Calls of the endpoint table. It never throws and shows nothing: what a failure means on the page is decided above. All
 * that a call needs comes with the first one: the first load, which calls nothing, does without it.
 */
export const createClient = (options: ClientOptions): Client => {
  const calls = async () =>
    (await import(/* webpackChunkName: "transport" */ './gatewayCalls')).gatewayCalls(options);
  /** What it answers has the shape of the table: `narrowAnswer` holds it against that. */
  const call = async <Name extends BuiltEndpointName>(name: Name, parts: CallParts) => {
    try {
      return (await (await calls()).call(name, parts)) as CallResult<Name>;
    } catch {
      // A chunk that did not load, or a key that is no point of the curve.
      return failed({ kind: 'network' }) as CallResult<Name>;
    }
  };
  return {
    clock: options.clock,
    get: (name, query, more) => call(name, { query: query as CallParts['query'], ...more }),
    send: (name, body, more) => call(name, { body, ...more }),
    remove: (name, query) => call(name, { query: query as CallParts['query'] }),
    sealedFor: async (name, plaintext) => (await calls()).sealedFor(name, plaintext),
  };
};
