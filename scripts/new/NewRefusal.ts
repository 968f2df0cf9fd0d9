/** What the caller can mend: told as it is, without a stack. */
export class NewRefusal extends Error {}
