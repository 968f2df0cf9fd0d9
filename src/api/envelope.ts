import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import WordArray from 'crypto-js/lib-typedarrays';
import {
  canonicalEnvelope,
  envelopeKeyLabels,
  envelopeVersion,
  type Envelope,
  type EnvelopeContext,
} from '#contract/envelope';
import type { Permission } from '#contract/wireTypes';

export type ServerKey = NonNullable<Permission['serverKey']>;

/** The random values of an envelope; tests pass those of the contract's vectors. */
export interface SealChance {
  readonly keyPair: () => Promise<CryptoKeyPair>;
  readonly bytes: (count: number) => Uint8Array<ArrayBuffer>;
}

interface SealInput {
  readonly plaintext: string;
  readonly context: EnvelopeContext;
  readonly serverKey: ServerKey;
  /** The gateway's time, in milliseconds. */
  readonly time: number;
  readonly chance: SealChance;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** False on a page without https, where Web Crypto is missing. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export const systemChance: SealChance = {
  keyPair: () => crypto.subtle.generateKey(curve, false, ['deriveBits']),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

const derivedKey = async (secret: CryptoKey, label: string) => {
  const info = new TextEncoder().encode(label);
  const salt = new Uint8Array(0);
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, 256);
  return WordArray.create(new Uint8Array(bits));
};

const agree = async (own: CryptoKey, serverKey: ServerKey) => {
  const theirs = await crypto.subtle.importKey('raw', bytesOf(serverKey.publicKey), curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  return {
    cipher: await derivedKey(secret, envelopeKeyLabels.cipher),
    mac: await derivedKey(secret, envelopeKeyLabels.mac),
  };
};

/** Seals a body for the gateway: a fresh key for this call, AES-256-CBC, then HMAC-SHA256 over everything (design §2). */
export const sealEnvelope = async ({
  plaintext,
  context,
  serverKey,
  time,
  chance,
}: SealInput): Promise<Envelope> => {
  const pair = await chance.keyPair();
  const keys = await agree(pair.privateKey, serverKey);
  const iv = WordArray.create(chance.bytes(16));
  const unsigned = {
    version: envelopeVersion,
    kid: serverKey.kid,
    publicKey: base64Of(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
    time,
    nonce: base64Of(chance.bytes(16)),
    iv: Base64.stringify(iv),
    ciphertext: Base64.stringify(AES.encrypt(Utf8.parse(plaintext), keys.cipher, { iv }).ciphertext),
  } as const;
  const mac = HmacSHA256(canonicalEnvelope(unsigned, context), keys.mac);
  return { ...unsigned, mac: Base64.stringify(mac) };
};
