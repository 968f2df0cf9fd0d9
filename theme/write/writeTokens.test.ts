import fc from 'fast-check';

import { completeLook } from '../derive/completeLook.ts';
import { readTokens } from '../read/readTokens.ts';
import { anyBrand } from '../testing/anyBrand.ts';
import { brandKeys, readBrandFile } from '../testing/bundledBrands.ts';
import { writeTokens } from './writeTokens.ts';

test('whatever look is written is read back as the same look', () => {
  fc.assert(
    fc.property(anyBrand, (given) => {
      const look = completeLook(given);
      expect(readTokens(writeTokens(look))).toEqual({ given: look, unreadable: [] });
    }),
    { numRuns: 30 },
  );
});

test.each(brandKeys)('the file of %s is in the strict form that the writer gives', (key) => {
  const file = readBrandFile(key, 'brand.tokens.json');
  const reading = readTokens(file);
  if (reading.unreadable.length > 0) throw new Error(JSON.stringify(reading.unreadable));
  expect(writeTokens(reading.given)).toEqual(file);
});
