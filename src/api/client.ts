import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, FailureValue, Query, Value } from '#contract/wireTypes';
import type { ClientOptions } from './clientOptions';
import { failed, type Result } from './failure';
import type { CallParts } from './gatewayCalls';
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
    /** Uploads: how much of the body is out, from 0 to 1. */
    readonly onProgress?: (share: number) => void;
  };

export type CallResult<Name extends BuiltEndpointName> = Result<Value<Name>, FailureValue<Name>>;

export interface Client {
  readonly clock: ServerClock;
  call<Name extends BuiltEndpointName>(name: Name, input: CallInput<Name>): Promise<CallResult<Name>>;
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
  return {
    clock: options.clock,
    call: async (name, input) => {
      try {
        return (await (await calls()).call(name, input as CallParts)) as never;
      } catch {
        // A chunk that did not load, or a key that is no point of the curve.
        return failed({ kind: 'network' }) as never;
      }
    },
    sealedFor: async (name, plaintext) => (await calls()).sealedFor(name, plaintext),
  };
};
