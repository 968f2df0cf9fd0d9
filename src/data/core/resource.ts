import type { Failure } from '@/api/failure';

/** One shape for everything that is read: what a view needs to show loading, content and failure. */
export interface Resource<Value> {
  readonly value: Value | undefined;
  /** Of the last try; `value` may still hold what came before. */
  readonly failure: Failure | undefined;
  /** Nothing has come yet. */
  readonly isLoading: boolean;
  /** A call is under way, first or not. */
  readonly isBusy: boolean;
  readonly reload: () => void;
}
