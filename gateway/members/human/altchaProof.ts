import { hash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { HumanAction } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import type { Database } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { secretStore } from '../../platform/secrets/secretStore.ts';
import type { HumanProvider } from '../ports/humanProvider.ts';
import { readProof } from './readProof.ts';
import { spentProofStore } from './spentProofs.ts';

const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000 } as const;

/** Derivations in the browser, of which the gateway makes one again. `mark` keeps one effort from passing for another. */
interface Effort {
  readonly least: number;
  readonly span: number;
  readonly mark: string;
}

/** Nobody notices it. */
const usual: Effort = { least: 100, span: 200, mark: '' };
/** Some seconds, as reading a picture takes. */
export const inPlaceOfPicture: Effort = { least: 3_000, span: 3_000, mark: ' captcha' };

const LIFE = 5 * 60_000;

type AltchaChallenge = Extract<Value<'humanChallenge'>, { provider: 'altcha' }>['challenge'];

const PayloadSchema = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.Literal(work.algorithm),
      nonce: Type.String({ maxLength: 128 }),
      salt: Type.String({ maxLength: 128 }),
      // Signed, yet bounded before anything is computed from it.
      cost: Type.Literal(work.cost),
      keyLength: Type.Integer({ minimum: 1, maximum: 64 }),
      keyPrefix: Type.String({ maxLength: 128 }),
      keySignature: Type.String({ maxLength: 128 }),
      data: Type.Object({ action: Type.String(), until: Type.String() }),
    }),
    signature: Type.String({ maxLength: 128 }),
  }),
  solution: Type.Object({
    counter: Type.Integer({ minimum: 0 }),
    derivedKey: Type.String({ maxLength: 256 }),
  }),
});

const payloadShape = Compile(PayloadSchema);

/** Human verification of our own: a signed proof of work, for one action at one merchant, once. */
export const altchaProof = (
  { queries }: Pick<Database, 'queries'>,
  runtime: Pick<Runtime, 'now' | 'randomBytes'>,
  { least, span, mark } = usual,
): HumanProvider => {
  const secrets = secretStore(queries, runtime);
  const spent = spentProofStore(queries);
  const keys = async () => ({
    hmacSignatureSecret: await secrets.get('human signature'),
    hmacKeySignatureSecret: await secrets.get('human key'),
  });
  const purpose = (merchant: string, action: HumanAction): string => `${merchant} ${action}${mark}`;
  return {
    challenge: async (merchant, action) => {
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: least + (runtime.randomBytes(2).readUInt16BE() % span),
        data: {
          action: purpose(merchant, action),
          until: new Date(runtime.now().getTime() + LIFE).toISOString(),
        },
        deriveKey,
        ...(await keys()),
      });
      // The library's types leave open what the options above have settled.
      return { provider: 'altcha', challenge: challenge as AltchaChallenge };
    },

    verify: async (merchant, action, proof) => {
      const payload = readProof(proof);
      if (!payloadShape.Check(payload)) return false;
      const { challenge, solution } = payload;
      const { action: madeFor, until } = challenge.parameters.data;
      const expiresAt = new Date(until);
      if (madeFor !== purpose(merchant, action) || !(expiresAt > runtime.now())) return false;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...(await keys()),
      });
      return verified && spent.spend(merchant, hash('sha256', challenge.signature, 'base64url'), expiresAt);
    },
  };
};
