import fc from 'fast-check';

import { completeLook } from '../derive/completeLook.ts';
import { readTokens } from '../read/readTokens.ts';
import { anyBrand } from '../testing/anyBrand.ts';
import { brandKeys, readBrandFile } from '../testing/bundledBrands.ts';
import type { GivenLook } from '../values.ts';
import { writeTokens } from '../write/writeTokens.ts';
import { readFigma } from './readFigma.ts';
import { writeFigma } from './writeFigma.ts';

/** Simulates Figma's answer after an import: new ids, values by mode, another order. */
function kept({
  variableCollections,
  variableModes,
  variables,
  variableModeValues,
}: ReturnType<typeof writeFigma>) {
  const stored = variables.toReversed().map(({ id, name, resolvedType }) => {
    const values = variableModeValues.filter(({ variableId }) => variableId === id);
    const valuesByMode = Object.fromEntries(values.map(({ modeId, value }) => [`1:${modeId}`, value]));
    return [`VariableID:${id}`, { id: `VariableID:${id}`, name, resolvedType, valuesByMode }] as const;
  });
  const modes = variableModes.map(({ id, name }) => ({ modeId: `1:${id}`, name }));
  const collections = variableCollections.map(({ id, name }) => [id, { id, name, modes }] as const);
  return {
    status: 200,
    meta: { variables: Object.fromEntries(stored), variableCollections: Object.fromEntries(collections) },
  };
}

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const back = (given: GivenLook, figma: (body: ReturnType<typeof writeFigma>) => unknown) => {
  const { document, unknown } = readFigma(throughJson(figma(writeFigma(given, 'acme'))), 'acme');
  expect(unknown).toEqual([]);
  return readTokens(document);
};

describe.each(brandKeys)('%s', (key) => {
  const { given } = readTokens(readBrandFile(key, 'brand.tokens.json'));

  test(`the tokens of ${key} come back from Figma's variables as they went (LIB-06)`, () => {
    expect(back(given, (body) => body)).toEqual({ given, unreadable: [] });
    expect(back(given, kept)).toEqual({ given, unreadable: [] });
  });

  test(`the tokens of ${key} come back from DTCG as they went (LIB-06)`, () => {
    expect(readTokens(throughJson(writeTokens(given)))).toEqual({ given, unreadable: [] });
  });
});

test("LIB-06 any look survives the export to Figma's variables and back", () => {
  fc.assert(
    fc.property(anyBrand, (given) => {
      const look = completeLook(given);
      expect(back(look, kept)).toEqual({ given: look, unreadable: [] });
    }),
    { numRuns: 30 },
  );
});

test('an alias is followed, and a variable that is no role is named', () => {
  const body = writeFigma({ 'surface.page': '#0a0820' }, 'acme');
  const figma = kept(body);
  const variables = {
    ...figma.meta.variables,
    a: {
      id: 'a',
      name: 'surface/base',
      valuesByMode: { x: { type: 'VARIABLE_ALIAS', id: 'VariableID:surface/page' } },
    },
    b: { id: 'b', name: 'Brand/Sky', valuesByMode: { x: { r: 0, g: 0, b: 1, a: 1 } } },
  };
  const { document, unknown } = readFigma(throughJson({ meta: { ...figma.meta, variables } }), 'acme');
  expect(readTokens(document).given).toEqual({ 'surface.page': '#0a0820', 'surface.base': '#0a0820' });
  expect(unknown).toEqual(['Brand/Sky']);
});

test.each([
  ['a colour out of its range', { r: 2, g: 0, b: 0, a: 1 }],
  ['an alias that leads round in a circle', { type: 'VARIABLE_ALIAS', id: 'a' }],
  ['a text', 'red, or so'],
])('%s is refused by name', (_, value) => {
  const figma = { meta: { variables: { a: { id: 'a', name: 'surface/page', valuesByMode: { x: value } } } } };
  expect(readTokens(readFigma(figma, 'acme').document).unreadable).toEqual([
    expect.objectContaining({ path: 'surface.page' }),
  ]);
});

test('the name of a variable never reaches a prototype', () => {
  const names = ['__proto__/polluted', 'constructor/polluted', 'surface/__proto__/polluted'];
  const variables = Object.fromEntries(
    names.map((name) => [name, { id: name, name, valuesByMode: { x: 'yes' } }]),
  );
  readFigma({ meta: { variables } }, 'acme');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(Object.hasOwn(Object, 'polluted')).toBe(false);
});
