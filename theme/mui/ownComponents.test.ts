import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownComponents } from './ownComponents.ts';

const src = join(__dirname, '..', '..', 'src');
const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'));

const styledSlots = texts
  .flatMap((text) => [...text.matchAll(/name: '(Marquee\w+)',\s*slot: '([A-Z])(\w*)'/g)])
  .map(([, name, first = '', rest = '']) => `${name}.${first.toLowerCase()}${rest}`);

/** Slots of plain markup, which the theme styles by class. */
const innerSlots = texts
  .flatMap((text) => [...text.matchAll(/slotClasses\('(Marquee\w+)', \[([^\]]+)\]/g)])
  .flatMap(([, name, slots = '']) => [...slots.matchAll(/\w+/g)].map(([slot]) => `${name}.${slot}`));

const declared = [...styledSlots, ...innerSlots];

const known = Object.entries(ownComponents).flatMap(([name, slots]) =>
  slots.map((slot) => `${name}.${slot}`),
);

test('WL-03 the theme lists every own component with overridable slots, and no other', () => {
  expect(known.toSorted()).toEqual([...new Set(declared)].toSorted());
});
