import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Value } from '#contract/wireTypes';

export const challengeSecret = 'a secret of the gateway';

/** A proof-of-work challenge like the gateway's, solved within milliseconds. */
export const testChallenge = async (action: string): Promise<Value<'humanChallenge'>> => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 10,
    hmacSignatureSecret: challengeSecret,
    hmacKeySignatureSecret: challengeSecret,
    deriveKey,
    data: { action, until: '' },
  });
  return { provider: 'altcha', challenge } as Value<'humanChallenge'>;
};
