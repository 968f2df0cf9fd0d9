import type { Failure } from '@/api/failure';

/** The shape of everything that a hook reads: a view derives loading, content and failure from it. */
export interface Resource<Value> {
  readonly value: Value | undefined;
  /** Failure of the last attempt; `value` may still hold an earlier answer. */
  readonly failure: Failure | undefined;
  /** No answer has arrived yet. */
  readonly isLoading: boolean;
  /** A call is under way, whether the first or a refresh. */
  readonly isBusy: boolean;
  readonly reload: () => void;
}
