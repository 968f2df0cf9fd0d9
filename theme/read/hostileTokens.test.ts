import fc from 'fast-check';

import { resolveBrand } from '../resolveBrand.ts';
import { readBrandFile } from '../testing/bundledBrands.ts';

const aurora = readBrandFile('aurora', 'brand.tokens.json') as Record<string, Record<string, unknown>>;

const withRole = (group: string, name: string, token: unknown) => ({
  ...aurora,
  [group]: { ...aurora[group], [name]: token },
});
const color = ($value: unknown) => withRole('surface', 'page', { $type: 'color', $value });
const radius = ($value: unknown) => withRole('radius', 'md', { $type: 'dimension', $value });
const face = ($value: unknown) => withRole('font', 'display', { $type: 'fontFamily', $value });
const shadow = ($value: unknown) => withRole('shadow', 'low', { $type: 'shadow', $value });
const gradient = ($value: unknown, shape?: unknown) =>
  withRole('gradient', 'hero', { $type: 'gradient', $value, $extensions: { 'marquee.gradient': shape } });

const stops = [
  { color: '#000000', position: 0 },
  { color: '#ffffff', position: 1 },
];
const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));

const refused: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'surface'],
  ['a number', 7],
  ['an empty object', {}],
  ['a missing required role', { ...aurora, focus: {} }],
  ['a role that is not an object', withRole('surface', 'page', '#fff')],
  ['a role that is null', withRole('surface', 'page', null)],
  ['a role without value', withRole('surface', 'page', { $type: 'color' })],
  ['the wrong type', withRole('surface', 'page', { $type: 'dimension', $value: '#ffffff' })],
  ['a colour that ends its declaration', color('#fff;background:red')],
  ['a colour that closes the block', color('#fff}body{display:none')],
  ['a colour that closes the tag', color('#fff</style><script>alert(1)</script>')],
  ['a colour that fetches', color('url(https://evil.example/x)')],
  ['a colour that is a variable', color('var(--x)')],
  ['a colour that is an expression', color('expression(alert(1))')],
  ['a colour with an escape', color('\\23 fff')],
  ['a colour with a comment', color('/**/#fff')],
  ['a colour at which the parser throws', color('/1a')],
  ['a number as colour', color(0xffffff)],
  ['a list as colour', color(['#ffffff'])],
  ['a colour too long to be one', color(`#${'f'.repeat(100_000)}`)],
  ['components too few', color({ colorSpace: 'srgb', components: [1, 1] })],
  [
    'a hex that was edited beside its components',
    color({ colorSpace: 'srgb', components: [1, 1, 1], hex: '#ff0080' }),
  ],
  ['components of text', color({ colorSpace: 'srgb', components: ['1', '1', '1'] })],
  ['components without end', color(JSON.parse('{"colorSpace":"srgb","components":[1e999,0,0]}'))],
  ['an opacity above one', color({ colorSpace: 'srgb', components: [1, 1, 1], alpha: 2 })],
  ['a colour space from the prototype', color({ colorSpace: 'constructor', components: [1, 1, 1] })],
  ['an alias to nowhere', color('{surface.nowhere}')],
  ['an alias to itself', color('{surface.page}')],
  ['an alias to the prototype', color('{__proto__.constructor}')],
  ['a corner with CSS in it', radius('1px;color:red')],
  ['a corner of calc', radius('calc(1px + 1px)')],
  ['a corner below zero', radius({ value: -1, unit: 'px' })],
  ['a corner of another unit', radius({ value: 1, unit: 'vw' })],
  ['a corner without end', radius({ value: 1e9, unit: 'px' })],
  ['a face with a quote', face("x'; } body { display: none")],
  ['a face that fetches', face(['url(x)'])],
  ['a face with an escape', face('\\75rl')],
  ['no face', face([])],
  ['a hundred faces', face(Array.from({ length: 100 }, () => 'Arial'))],
  ['a shadow of text', shadow('0 0 0 red')],
  ['a shadow with negative blur', shadow({ color: '#000000', offsetX: 0, offsetY: 0, blur: -1, spread: 0 })],
  ['shadows in great number', shadow(Array.from({ length: 100 }, () => ({ color: '#000000' })))],
  ['a gradient of raw CSS', gradient('linear-gradient(red, blue)')],
  ['a gradient without stops', gradient([])],
  ['a stop outside', gradient([{ color: '#000000', position: 2 }])],
  ['stops in great number', gradient(Array.from({ length: 1000 }, () => stops[0]))],
  ['a gradient of another kind', gradient(stops, { kind: 'image-set' })],
  ['a gradient kind from the prototype', gradient(stops, { kind: 'toString' })],
  ['an angle of text', gradient(stops, { kind: 'linear', angle: '1deg' })],
  ['rays without end', gradient(stops, { kind: 'rays', period: 0 })],
  ['a value nested without end', color(nested(50_000))],
];

test.each(refused)('%s is refused with a reason', (_, document) => {
  expect(resolveBrand(document)).toEqual({ reason: expect.any(String) as string });
});

test('a hex that differs from its components is refused with both colours', () => {
  const document = color({ colorSpace: 'srgb', components: [1, 1, 1], hex: '#ff0080' });
  expect(resolveBrand(document)).toMatchObject({
    reason: expect.stringContaining('hex #ff0080 is not the colour of components, #ffffff') as string,
  });
});

test('prototype keys in a brand file change nothing for anyone', () => {
  const poisoned: unknown = JSON.parse(
    `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(aurora).slice(1)}`,
  );
  expect(resolveBrand(poisoned)).toEqual(resolveBrand(aurora));
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('no document whatever makes the resolver throw or write an unsafe value', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(aurora)),
      fc.dictionary(fc.string(), json),
      json,
      (group, parts, value) => {
        const names = Object.keys(aurora[group] ?? {});
        const hostile = Object.fromEntries(names.map((name) => [name, { $value: value, ...parts }]));
        const found = resolveBrand({ ...aurora, [group]: hostile });
        if ('reason' in found) return;
        for (const text of Object.values(found.variables)) expect(text).not.toMatch(/[;:{}<>@\\]|url/);
      },
    ),
    { numRuns: 300 },
  );
});
