/** What the caller can mend: told as it is, without a stack. */
export class TokensRefusal extends Error {}
