import type { Failure } from '@/api/failure';

/** Carries a failure through the cache, which knows values and errors only. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}
