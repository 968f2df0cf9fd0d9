import vectors from '../../contract/envelopeVectors.json';
import { sealEnvelope } from './envelope';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

const keyPair = async (jwk: JsonWebKey, publicKey: string): Promise<CryptoKeyPair> => ({
  privateKey: await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
    'deriveBits',
  ]),
  publicKey: await crypto.subtle.importKey(
    'raw',
    bytes(publicKey),
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    [],
  ),
});

test.each(vectors.map((vector) => [vector.name, vector] as const))(
  'API-03 the seal of vector "%s" is byte for byte the one the gateway opens',
  async (_name, { clientPrivateKey, serverPublicKey, context, plaintext, envelope }) => {
    const drawn = [envelope.iv, envelope.nonce].map(bytes);
    const sealed = await sealEnvelope({
      plaintext,
      context,
      serverKey: { kid: envelope.kid, publicKey: serverPublicKey },
      time: envelope.time,
      chance: {
        keyPair: () => keyPair(clientPrivateKey, envelope.publicKey),
        bytes: () => drawn.shift() ?? new Uint8Array(16),
      },
    });
    expect(sealed).toEqual(envelope);
  },
);
