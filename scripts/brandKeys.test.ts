import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandKeys } from './brandKeys.ts';

test('the README lists every key of a brand’s manifest as its schema reads them (SOUND-02)', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  expect(readme).toContain(brandKeys());
});
