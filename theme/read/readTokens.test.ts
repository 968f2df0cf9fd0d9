import type { GivenLook } from '../values.ts';
import { readTokens } from './readTokens.ts';

const given = (document: unknown): GivenLook => {
  const reading = readTokens(document);
  if (reading.unreadable.length > 0) throw new Error(JSON.stringify(reading.unreadable));
  return reading.given;
};
const page = ($value: unknown) => ({ surface: { page: { $type: 'color', $value } } });

test.each([
  ['a strict colour object', { colorSpace: 'srgb', components: [1, 0, 0.5], hex: '#ff0080' }],
  ['a colour object without hex', { colorSpace: 'srgb', components: [1, 0, 0.502] }],
  [
    'a hex fallback of a space not known here',
    { colorSpace: 'a98-rgb', components: [1, 0, 0], hex: '#ff0080' },
  ],
  ['six digits', '#FF0080'],
  ['CSS notation', 'rgb(255 0 128)'],
])('%s is read as a colour', (_, notation) => {
  expect(given(page(notation))['surface.page']).toBe('#ff0080');
});

test('a colour outside of sRGB keeps its hue and lightness', () => {
  expect(given(page({ colorSpace: 'oklch', components: [0.7, 0.4, 150] }))['surface.page']).toMatch(
    /^#[\da-f]{6}$/,
  );
});

test('opacity is kept', () => {
  const value = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' };
  expect(given(page(value))['surface.page']).toBe('#00000080');
});

test('an alias is replaced by its target, through further aliases and inside composite values', () => {
  const document = {
    $type: 'color',
    blue: { $value: '#0000ff' },
    surface: { page: { $value: '{sea}' } },
    sea: { $value: '{blue}' },
    gradient: { hero: { $type: 'gradient', $value: [{ color: '{sea}', position: 0 }] } },
  };
  expect(given(document)['surface.page']).toBe('#0000ff');
  expect(given(document)['gradient.hero']?.[0]?.stops).toEqual([{ color: '#0000ff', position: 0 }]);
});

test('the type of a group applies to its tokens', () => {
  expect(given({ surface: { $type: 'color', page: { $value: '#010203' } } })['surface.page']).toBe('#010203');
  expect(readTokens({ surface: { $type: 'dimension', page: { $value: '#010203' } } })).toHaveProperty(
    'unreadable.0.path',
    'surface.page',
  );
});

test('a group of gradient tokens is one gradient in layers', () => {
  const stops = [
    { color: '#000000', position: 0 },
    { color: '#ffffff', position: 1 },
  ];
  const layers = given({
    gradient: { $type: 'gradient', page: { sky: { $value: stops }, ground: { $value: stops } } },
  });
  expect(layers['gradient.page']).toHaveLength(2);
});

test('roles the contract does not know are left alone', () => {
  expect(given({ colour: { navy: { $value: '#000080' } }, ...page('#ffffff') })).toEqual({
    'surface.page': '#ffffff',
  });
});
