import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownComponents } from './ownComponents.ts';

const src = join(__dirname, '..', '..', 'src');
const declared = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => [
    ...readFileSync(join(src, path), 'utf8').matchAll(/name: '(Marquee\w+)',\s*slot: '([A-Z])(\w*)'/g),
  ])
  .map(([, name, first = '', rest = '']) => `${name}.${first.toLowerCase()}${rest}`);

const known = Object.entries(ownComponents).flatMap(([name, slots]) =>
  slots.map((slot) => `${name}.${slot}`),
);

test('WL-03 the theme knows every own component that takes overrides with its slots, and no other', () => {
  expect(known.toSorted()).toEqual([...new Set(declared)].toSorted());
});
