/** A third party that has sent and checked an SMS code in our place (REG-06). */
export interface PhoneProof {
  /** The number, E.164, that a token of the third party proves; nothing when it proves none. */
  readonly numberOf: (token: string) => Promise<string | undefined>;
}
