import { errorStatus, type ErrorCode } from '#contract/errors';

/** A designed failure: the answer carries its code, and the HTTP status follows from `contract/errors.ts`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: unknown;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, value?: unknown, retryAfter?: number) {
    super(code);
    this.code = code;
    this.value = value;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Ends the call with a designed failure. */
export const refuse = (code: ErrorCode, value?: unknown): never => {
  throw new Refusal(code, value);
};
