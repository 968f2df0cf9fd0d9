declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface SealOptions {
    readonly version: 'aes128gcm';
    /** The other side's public key, base64url or bytes. */
    readonly dh: string | Buffer;
    readonly privateKey: ECDH;
    /** 16 bytes. */
    readonly salt: Buffer;
    /** Base64url or bytes. */
    readonly authSecret: string | Buffer;
  }

  interface OpenOptions {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    readonly authSecret: string | Buffer;
  }

  const ece: {
    encrypt: (plain: Buffer, options: SealOptions) => Buffer;
    decrypt: (sealed: Buffer, options: OpenOptions) => Buffer;
  };
  export default ece;
}
