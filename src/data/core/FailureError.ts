import type { Failure } from '@/api/failure';

/** Carries a failure through SWR's cache, which stores only values and errors. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}
