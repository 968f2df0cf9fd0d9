import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import type { SocialAccount } from './socialAccountService.ts';
import type { SocialProvider } from '../ports/socialProvider.ts';

const SCOPE = 'openid profile';
/** Seconds. */
const PATIENCE = 10;

/** Who somebody is at a provider. */
export interface SocialIdentity extends SocialAccount {
  readonly name: string | undefined;
}

/** One provider's side of an authorisation code flow with PKCE (LOGIN-11). */
export const socialClient = ({ issuer, clientId, clientSecret }: SocialProvider) => {
  let found: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    // Plain http is for a provider on this machine or in a test, named so by the operator.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    found ??= discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: PATIENCE }).catch(
      (error: unknown) => {
        found = undefined;
        throw error;
      },
    );
    return found;
  };
  return {
    /** What has to be kept until the visitor comes back. */
    secrets: () => ({ verifier: randomPKCECodeVerifier(), nonce: randomNonce() }),

    address: async (kept: { verifier: string; nonce: string }, state: string, redirectUri: string) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        code_challenge: await calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state,
        nonce: kept.nonce,
      }).href,

    /** Exchanges the code that came back in the address for who it is; rejects when anything does not fit. */
    finish: async (
      address: URL,
      { verifier, nonce, state }: { verifier: string; nonce: string; state: string },
    ): Promise<SocialIdentity> => {
      const tokens = await authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider has sent no identity');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: typeof claims.name === 'string' ? claims.name : undefined,
      };
    },
  };
};
