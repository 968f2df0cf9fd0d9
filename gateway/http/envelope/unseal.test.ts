import type { Envelope, EnvelopeContext } from '#contract/envelope';
import vectors from '../../../contract/envelopeVectors.json' with { type: 'json' };
import { unseal } from './unseal.ts';

const keyOf = ({ serverPrivateKey }: (typeof vectors)[number]): string =>
  Buffer.from(serverPrivateKey.d, 'base64url').toString('base64');

test.each(vectors)('API-03 the shared vector "$name" opens to its plain text', (vector) => {
  expect(unseal(vector.envelope as Envelope, vector.context, keyOf(vector))).toBe(vector.plaintext);
});

const other: Record<keyof EnvelopeContext, string> = {
  method: 'DELETE',
  path: '/wps/session/logout',
  merchant: 'another',
};

test.each(Object.keys(other) as (keyof EnvelopeContext)[])(
  'API-03 a vector does not open for another %s',
  (part) => {
    for (const vector of vectors) {
      const context = { ...vector.context, [part]: other[part] };
      expect(() => unseal(vector.envelope as Envelope, context, keyOf(vector))).toThrow();
    }
  },
);
