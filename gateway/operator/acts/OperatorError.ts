/** What the operator asked for cannot be done; the message says why and is all that is shown. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
