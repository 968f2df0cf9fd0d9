import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { PhoneProof } from './phoneProof.ts';

/** Google's signing keys for Firebase's id tokens. */
const keysUrl = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** Phone sign-in of a Firebase project: its id token proves the number (REG-06). */
export const firebasePhone = (
  project: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(keysUrl),
): PhoneProof => ({
  numberOf: async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        algorithms: ['RS256'],
      });
      return typeof payload.phone_number === 'string' ? payload.phone_number : undefined;
    } catch {
      return undefined;
    }
  },
});
