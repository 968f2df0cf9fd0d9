/** An error that the caller can fix. The command prints its message without a stack trace. */
export class NewRefusal extends Error {}
