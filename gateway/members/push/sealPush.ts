import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { PushDevice } from './schema.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Seals a text so that one browser alone reads it (RFC 8291). The push service sees its length and nothing else. */
export const sealPush = (
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  text: string,
  { randomBytes }: Pick<Runtime, 'randomBytes'>,
): Buffer => {
  const privateKey = createECDH('prime256v1');
  privateKey.setPrivateKey(randomBytes(KEY_BYTES));
  return ece.encrypt(Buffer.from(text), {
    version: 'aes128gcm',
    dh: p256dh,
    authSecret: auth,
    privateKey,
    salt: randomBytes(SALT_BYTES),
  });
};

/** Whether what a browser calls its public key is a point of the curve. */
export const isPushKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
};
