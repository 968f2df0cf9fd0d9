import { createDecipheriv, createECDH, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  canonicalEnvelope,
  envelopeKeyLabels,
  type Envelope,
  type EnvelopeContext,
} from '#contract/envelope';

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');

const derive = (secret: Buffer, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), label, 32));

/** Plain text of an envelope; throws when the point, the MAC or the padding is wrong. */
export const unseal = (envelope: Envelope, context: EnvelopeContext, privateKey: string): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes(privateKey));
  const secret = pair.computeSecret(bytes(envelope.publicKey));
  const expected = createHmac('sha256', derive(secret, envelopeKeyLabels.mac))
    .update(canonicalEnvelope(envelope, context))
    .digest();
  if (!timingSafeEqual(expected, bytes(envelope.mac))) throw new Error('The MAC does not fit');
  const cipher = createDecipheriv(
    'aes-256-cbc',
    derive(secret, envelopeKeyLabels.cipher),
    bytes(envelope.iv),
  );
  return Buffer.concat([cipher.update(bytes(envelope.ciphertext)), cipher.final()]).toString('utf8');
};
