import { cssName, tokenEntries } from '../tokenPaths.ts';
import type { Dimension, GivenLook } from '../values.ts';
import { figmaColor, isHex, type FigmaColor } from './figmaColor.ts';

type FigmaValue = string | number | boolean | FigmaColor;

/** The value of a role that a brand sets to an empty list. */
export const emptyList = 'none';

/** Figma has colours, numbers, texts and booleans; a compound value becomes several variables. */
function partsOf(name: string, value: unknown): [string, FigmaValue][] {
  if (isHex(value)) return [[name, figmaColor(value)]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, emptyList]];
    return value.flatMap((item, index) => partsOf(`${name}/${index + 1}`, item));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => partsOf(`${name}/${key}`, part));
  return [[name, value as string | number | boolean]];
}

const length = ({ value, unit }: Dimension): string | number => (unit === 'px' ? value : `${value}${unit}`);

const typeOf = (value: FigmaValue) => {
  if (typeof value === 'object') return 'COLOR';
  if (typeof value === 'number') return 'FLOAT';
  return typeof value === 'string' ? 'STRING' : 'BOOLEAN';
};

const collection = 'marquee';

/** Body of Figma's `POST /v1/files/:file/variables`: one collection with one mode, named after the brand. */
export function writeFigma(given: GivenLook, brand: string) {
  const parts = tokenEntries.flatMap(([path, { kind }]) => {
    const value = given[path];
    if (value === undefined) return [];
    const shown = kind === 'dimension' ? length(value as Dimension) : value;
    return partsOf(path.replaceAll('.', '/'), shown).map(([name, part]) => ({ path, name, part }));
  });
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Marquee', initialModeId: brand }],
    variableModes: [{ action: 'UPDATE', id: brand, name: brand, variableCollectionId: collection }],
    variables: parts.map(({ path, name, part }) => ({
      action: 'CREATE',
      id: name,
      name,
      variableCollectionId: collection,
      resolvedType: typeOf(part),
      // The CSS variable that Figma shows to developers; a part of a compound role has none.
      ...(name === path.replaceAll('.', '/') && { codeSyntax: { WEB: `var(${cssName(path)})` } }),
    })),
    variableModeValues: parts.map(({ name, part }) => ({ variableId: name, modeId: brand, value: part })),
  };
}
