import { nodeAt } from '../read/dereference.ts';
import { shapeExtension } from '../read/readGradient.ts';
import { dtcgType } from '../read/tokenTypes.ts';
import { isRecord, own } from '../read/unknown.ts';
import { tokenEntries } from '../tokenPaths.ts';
import type { TokenKind } from '../tokens.ts';
import { placeToken, type Group } from '../write/placeToken.ts';
import { hexOf } from './figmaColor.ts';
import { figmaVariables } from './figmaVariables.ts';
import { emptyList } from './writeFigma.ts';

const pixels = (value: unknown) => (typeof value === 'number' ? { value, unit: 'px' } : value);

const at = (node: unknown, ...names: string[]) => nodeAt(node, names);

/** JavaScript orders numeric keys by value, whatever Figma's order was. */
const listOf = (node: unknown): unknown[] => {
  if (isRecord(node)) return Object.values(node);
  return node === emptyList ? [] : [node];
};

const shadowOf = (layer: unknown) => ({
  color: at(layer, 'color'),
  offsetX: pixels(at(layer, 'offsetX')),
  offsetY: pixels(at(layer, 'offsetY')),
  blur: pixels(at(layer, 'blur')),
  spread: pixels(at(layer, 'spread')),
  inset: at(layer, 'inset'),
});

const layerOf = (layer: unknown) => ({
  $value: listOf(at(layer, 'stops')),
  $extensions: {
    [shapeExtension]: {
      kind: at(layer, 'kind'),
      angle: at(layer, 'angle'),
      length: pixels(at(layer, 'length')),
      period: at(layer, 'period'),
      x: at(layer, 'center', 'x'),
      y: at(layer, 'center', 'y'),
      width: pixels(at(layer, 'size', 'x')),
      height: pixels(at(layer, 'size', 'y')),
    },
  },
});

const asItIs = (node: unknown): Group => ({ $value: node });

const layersOf = (node: unknown): Group =>
  Object.fromEntries(listOf(node).map((layer, index) => [`layer-${index + 1}`, layerOf(layer)]));

const tokenOf = {
  color: asItIs,
  number: asItIs,
  em: asItIs,
  fontWeight: asItIs,
  dimension: (node) => ({ $value: pixels(node) }),
  fontFamily: (node) => ({ $value: listOf(node) }),
  dropShadow: (node) => ({ $value: shadowOf(node) }),
  shadow: (node) => ({ $value: listOf(node).map(shadowOf) }),
  gradient: layersOf,
  glow: layersOf,
} as const satisfies Record<TokenKind, (node: unknown) => Group>;

export interface FigmaReading {
  /** A DTCG document whose values are still Figma's. */
  document: Group;
  /** Names of variables that belong to no role. */
  unknown: readonly string[];
}

/** Converts Figma variables into a DTCG document. */
export function readFigma(given: Record<string, unknown>, brand: string): FigmaReading {
  const variables = figmaVariables(given, brand);
  const tree: Group = {};
  for (const [name, value] of variables) {
    const leaf = { leaf: hexOf(value) ?? value };
    placeToken(tree, name.split('/'), leaf);
  }
  const document: Group = {};
  const roles: string[] = [];
  for (const [path, { kind }] of tokenEntries) {
    const node = withoutLeaves(nodeAt(tree, path.split('.')));
    if (node === undefined) continue;
    roles.push(path.replaceAll('.', '/'));
    placeToken(document, path.split('.'), { $type: dtcgType[kind], ...tokenOf[kind](node) });
  }
  const isKnown = (name: string) => roles.some((role) => name === role || name.startsWith(`${role}/`));
  return { document, unknown: [...variables.keys()].filter((name) => !isKnown(name)) };
}

function withoutLeaves(node: unknown): unknown {
  if (!isRecord(node)) return node;
  if (Object.hasOwn(node, 'leaf')) return own(node, 'leaf');
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withoutLeaves(inner)]));
}
