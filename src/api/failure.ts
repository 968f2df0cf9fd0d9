import type { ErrorCode } from '#contract/errors';

/**
 * Why a call has no value. refused: the gateway refused it. network: no answer arrived. timeout, aborted: the site
 * stopped waiting. shape: the answer does not fit the schema. sealing: the browser cannot encrypt, or there is no
 * server key.
 */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'aborted' | 'shape' | 'sealing';

export interface Failure<Extra = unknown> {
  readonly kind: FailureKind;
  /** HTTP status, if there was an answer. */
  readonly status?: number;
  /** The error code, if this build has a text for it. */
  readonly code?: ErrorCode;
  /** The gateway's own text if `code` is absent. Plain text. */
  readonly message?: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number;
  /** The value of the refusal, such as the captcha flag of a log-in. */
  readonly value?: Extra;
}

/** Result of every call: a value or a failure; calls never throw. */
export type Result<Value, Extra = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Extra> };

export const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
