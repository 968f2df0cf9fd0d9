/**
 * The authenticated envelope of encrypted calls (design §2): tamper evidence on top of TLS, not a substitute for it.
 * Both sides build the same canonical text; `contract/envelopeVectors.ts` binds them to the same bytes.
 */
export const envelopeVersion = 'mq1';

/** Labels for HKDF-SHA256 (empty salt), which derives 32 bytes for each from the ECDH P-256 shared secret. */
export const envelopeKeyLabels = { cipher: 'marquee envelope cipher', mac: 'marquee envelope mac' } as const;

/**
 * Largest difference between the client's and the gateway's clock, in milliseconds; the gateway remembers a nonce for
 * as long.
 */
export const envelopeWindow = 120_000;

/** The body of an encrypted call. All binary fields are base64. */
export interface Envelope {
  readonly version: typeof envelopeVersion;
  /** Id of the gateway's public key that the client used. */
  readonly kid: string;
  /** The client's fresh public key: uncompressed P-256 point, 65 bytes. */
  readonly publicKey: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** 16 random bytes, used once. */
  readonly nonce: string;
  /** AES-256-CBC initialisation vector, 16 bytes. */
  readonly iv: string;
  readonly ciphertext: string;
  /** HMAC-SHA256 over the canonical text, 32 bytes. */
  readonly mac: string;
}

/** Facts of the request that the MAC covers in addition to the envelope. */
export interface EnvelopeContext {
  readonly method: string;
  readonly path: string;
  readonly merchant: string;
}

/** The text that the MAC is computed over: one field a line, so that no two different envelopes give the same text. */
export const canonicalEnvelope = (envelope: Omit<Envelope, 'mac'>, context: EnvelopeContext): string =>
  [
    envelope.version,
    envelope.kid,
    context.method,
    context.path,
    context.merchant,
    String(envelope.time),
    envelope.nonce,
    envelope.publicKey,
    envelope.iv,
    envelope.ciphertext,
  ].join('\n');
