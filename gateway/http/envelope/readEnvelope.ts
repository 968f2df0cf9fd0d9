import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { envelopeVersion, type Envelope } from '#contract/envelope';

/** Canonical base64 of exactly so many bytes, so that one value has one spelling. */
const base64 = (size: number) => {
  const tail = [0, 2, 1][size % 3] ?? 0;
  const length = Math.ceil(size / 3) * 4;
  return Type.String({ pattern: `^[A-Za-z0-9+/]{${length - tail}}={${tail}}$` });
};

const EnvelopeSchema = Type.Object(
  {
    version: Type.Literal(envelopeVersion),
    kid: Type.String({ minLength: 1, maxLength: 32 }),
    publicKey: base64(65),
    time: Type.Integer({ minimum: 0 }),
    nonce: base64(16),
    iv: base64(16),
    ciphertext: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    mac: base64(32),
  },
  { additionalProperties: false },
);

const shape = Compile(EnvelopeSchema);

/** The body of an encrypted call if it is an envelope at all. */
export const readEnvelope = (body: unknown): Envelope | undefined => (shape.Check(body) ? body : undefined);
