import type { ErrorCode } from '#contract/errors';
import type { Failure, FailureKind } from './failure';

/** Keys of the `errors` locale file. */
export type FailureKey = Exclude<FailureKind, 'refused'> | `code.${ErrorCode}`;

/** The site's text for a known failure, otherwise the gateway's own text (design §2). */
export const failureText = (failure: Failure, words: (key: FailureKey) => string): string => {
  if (failure.kind !== 'refused') return words(failure.kind);
  return failure.code === undefined && failure.message
    ? failure.message
    : words(`code.${failure.code ?? 'unknown_error'}`);
};
