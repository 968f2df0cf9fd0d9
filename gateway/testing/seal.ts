import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  canonicalEnvelope,
  envelopeKeyLabels,
  envelopeVersion,
  type Envelope,
  type EnvelopeContext,
} from '#contract/envelope';

export interface SealOptions {
  readonly kid: string;
  /** Base64 point of the gateway's key. */
  readonly publicKey: string;
  readonly time: number;
}

/** Seals a body as the site does. */
export const seal = (body: unknown, context: EnvelopeContext, options: SealOptions): Envelope => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64');
  const secret = pair.computeSecret(Buffer.from(options.publicKey, 'base64'));
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), label, 32));
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', derive(envelopeKeyLabels.cipher), iv);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const unsigned = {
    version: envelopeVersion,
    kid: options.kid,
    publicKey,
    time: options.time,
    nonce: randomBytes(16).toString('base64'),
    iv: iv.toString('base64'),
    ciphertext: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'),
  } as const;
  const mac = createHmac('sha256', derive(envelopeKeyLabels.mac))
    .update(canonicalEnvelope(unsigned, context))
    .digest('base64');
  return { ...unsigned, mac };
};
