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

/** Calls that read (GET). */
export type GetName = NamesBy<'GET'>;
/** Calls with a body (POST, PUT). */
export type SendName = NamesBy<'POST' | 'PUT'>;
/** Calls that delete what their query names (DELETE). */
export type RemoveName = NamesBy<'DELETE'>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A background call: it does not keep an idle session alive. */
  readonly background?: boolean;
}

export interface SendOptions extends CallOptions {
  /**
   * For money calls: the caller creates and stores the key before the first attempt, so that a retry does not pay
   * twice.
   */
  readonly idempotencyKey?: string;
  /** For uploads: the sent share of the body, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type CallResult<Name extends BuiltEndpointName> = Result<Value<Name>, FailureValue<Name>>;

export interface Client {
  readonly clock: ServerClock;
  /** The query is `undefined` for a call without one. */
  get<Name extends GetName>(name: Name, query: Query<Name>, options?: CallOptions): Promise<CallResult<Name>>;
  /** The body is `undefined` for a call without one. */
  send<Name extends SendName>(name: Name, body: Body<Name>, options?: SendOptions): Promise<CallResult<Name>>;
  remove<Name extends RemoveName>(name: Name, query: Query<Name>): Promise<CallResult<Name>>;
  /**
   * Seals a text that a call carries inside its body; returns the envelope as JSON, or undefined if nothing can be
   * sealed.
   */
  sealedFor(name: BuiltEndpointName, plaintext: string): Promise<string | undefined>;
}

/**
 * The client for all calls of the endpoint table. It never throws and shows nothing; its callers decide what the page
 * shows on a failure. Its implementation loads with the first call, because the first render makes no call.
 */
export const createClient = (options: ClientOptions): Client => {
  const calls = async () =>
    (await import(/* webpackChunkName: "transport" */ './gatewayCalls')).gatewayCalls(options);
  /** `narrowAnswer` has checked the answer against the shape in the endpoint table. */
  const call = async <Name extends BuiltEndpointName>(name: Name, parts: CallParts) => {
    try {
      return (await (await calls()).call(name, parts)) as CallResult<Name>;
    } catch {
      // A chunk that did not load, or a server key that is not a point of the curve.
      return failed({ kind: 'network' }) as CallResult<Name>;
    }
  };
  /**
   * Money calls without an answer yet. A second press within one task comes before the button is disabled; it gets the
   * answer of the first call instead of moving money again.
   */
  const running = new Map<string, Promise<unknown>>();
  const sendOnce = <Name extends BuiltEndpointName>(name: Name, parts: CallParts) => {
    const same = name + JSON.stringify(parts.body);
    const answer = (running.get(same) as Promise<CallResult<Name>> | undefined) ?? call(name, parts);
    running.set(same, answer);
    return answer.finally(() => running.delete(same));
  };
  return {
    clock: options.clock,
    get: (name, query, more) => call(name, { query: query as CallParts['query'], ...more }),
    send: (name, body, more) => (more?.idempotencyKey ? sendOnce : call)(name, { body, ...more }),
    remove: (name, query) => call(name, { query: query as CallParts['query'] }),
    sealedFor: async (name, plaintext) => (await calls()).sealedFor(name, plaintext),
  };
};
