import type { ErrorCode } from '#contract/errors';

/**
 * Why a call has no value. refused: the gateway said no. network: no answer came. timeout, aborted: nobody waited
 * for it. shape: an answer that is none of ours. sealing: this browser cannot seal, or no key is known.
 */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'aborted' | 'shape' | 'sealing';

export interface Failure<Extra = unknown> {
  readonly kind: FailureKind;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** A refusal that this build has words for. */
  readonly code?: ErrorCode;
  /** The gateway's own words, when `code` is absent. Plain text. */
  readonly message?: string;
  /** Seconds after which the gateway may say yes. */
  readonly retryAfter?: number;
  /** What the refusal carries, such as the captcha flag of a login. */
  readonly value?: Extra;
}

/** What every call gives: a value or a failure, never a throw. */
export type Result<Value, Extra = unknown> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure<Extra> };

export const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
