import { createECDH, type ECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { secretStore } from '../../platform/secrets/secretStore.ts';

/** Seconds for which a push service may take the signature; at most a day (RFC 8292). */
const SIGNED_FOR = 12 * 3_600;
/** Bytes of a coordinate of P-256. */
const COORDINATE = 32;

const curve = (secret: string): ECDH => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(secret, 'base64url'));
  return ecdh;
};

/** The key by which push services know this gateway (VAPID, RFC 8292); made once, kept like its other secrets. */
export const pushKey = (queries: Queries, runtime: Pick<Runtime, 'now' | 'randomBytes'>) => {
  const secrets = secretStore(queries, runtime);
  return {
    /** For browsers that subscribe: the point, base64url. */
    publicKey: async (): Promise<string> => curve(await secrets.get('push key')).getPublicKey('base64url'),

    /** The header that shows a push service who sends; `contact` is an address at which its people find ours. */
    authorization: async (endpoint: string, contact: string): Promise<string> => {
      const secret = await secrets.get('push key');
      const point = curve(secret).getPublicKey();
      const key = await importJWK({
        ...{ kty: 'EC', crv: 'P-256', alg: 'ES256', d: secret },
        x: point.subarray(1, 1 + COORDINATE).toString('base64url'),
        y: point.subarray(1 + COORDINATE).toString('base64url'),
      });
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(runtime.now().getTime() / 1000) + SIGNED_FOR)
        .sign(key);
      return `vapid t=${token}, k=${point.toString('base64url')}`;
    },
  };
};
