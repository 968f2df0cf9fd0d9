/** A reason not to start that the reader can act on. Its message is one line, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
