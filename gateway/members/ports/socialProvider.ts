/** A provider of social sign-in: any OpenID Connect issuer. */
export interface SocialProvider {
  /** In addresses and in the database: `google`. */
  readonly id: string;
  /** On the button. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}
