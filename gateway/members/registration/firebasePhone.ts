import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { PhoneProof } from '../ports/phoneProof.ts';

interface FirebaseProject {
  readonly project: string;
  /** Of the keys that sign the project's id tokens. */
  readonly keys: URL;
}

/** Phone sign-in of a Firebase project: its id token proves the number (REG-06). */
export const firebasePhone = ({ project, keys: address }: FirebaseProject): PhoneProof => {
  const keys = createRemoteJWKSet(address);
  return {
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
  };
};
