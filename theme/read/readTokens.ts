import { tokenEntries, type TokenPath } from '../tokenPaths.ts';
import type { TokenKind } from '../tokens.ts';
import type { GivenLook, GradientLayer, ValueOfKind } from '../values.ts';
import { dereference, nodeAt } from './dereference.ts';
import { readColor } from './readColor.ts';
import { readGradientLayer } from './readGradient.ts';
import { readFaces, readLength, readScale, readTracking, readWeight } from './readMeasure.ts';
import { readDropShadow, readShadow } from './readShadow.ts';
import { dtcgType } from './tokenTypes.ts';
import { isRecord, own, readAll } from './unknown.ts';

const mostLayers = 6;

const readers = {
  color: readColor,
  shadow: readShadow,
  dropShadow: readDropShadow,
  dimension: readLength,
  fontFamily: readFaces,
  fontWeight: readWeight,
  number: readScale,
  em: readTracking,
} as const satisfies {
  [K in Exclude<TokenKind, 'gradient' | 'glow'>]: (value: unknown) => ValueOfKind[K] | undefined;
};

export interface UnreadableToken {
  path: string;
  reason: string;
  allowed?: string;
}

export interface TokenReading {
  given: GivenLook;
  /** Roles that are present but invalid; `path` is empty for the document itself. */
  unreadable: readonly UnreadableToken[];
}

/** A gradient is one token, or a group of tokens that are its layers, topmost first. */
function readGradient(node: Record<string, unknown>, root: unknown): GradientLayer[] | undefined {
  const tokens = Object.hasOwn(node, '$value')
    ? [node]
    : Object.entries(node).flatMap(([name, layer]) => (name.startsWith('$') ? [] : [layer]));
  if (tokens.length > mostLayers) return undefined;
  return readAll(tokens, (layer) =>
    isRecord(layer)
      ? readGradientLayer(dereference(own(layer, '$value'), root), own(layer, '$extensions'))
      : undefined,
  );
}

/** `$type` of the token or of the nearest group above it. */
const typeOf = (root: unknown, path: readonly string[]): unknown =>
  path
    .map((_, depth) => nodeAt(root, [...path.slice(0, path.length - depth), '$type']))
    .concat(nodeAt(root, ['$type']))
    .find((type) => type !== undefined);

function readRole(root: unknown, path: readonly string[], kind: TokenKind) {
  const node = nodeAt(root, path);
  const type = typeOf(root, path);
  if (!isRecord(node) || (type !== undefined && type !== dtcgType[kind])) return undefined;
  if (kind === 'gradient' || kind === 'glow') return readGradient(node, root);
  return readers[kind](dereference(own(node, '$value'), root));
}

/** Reads the roles of a DTCG document and reports invalid ones. Unknown roles are ignored. */
export function readTokens(root: unknown): TokenReading {
  if (!isRecord(root)) return { given: {}, unreadable: [{ path: '', reason: 'tokens are not an object' }] };
  const given: [TokenPath, unknown][] = [];
  const unreadable: UnreadableToken[] = [];
  for (const [path, { kind }] of tokenEntries) {
    const names = path.split('.');
    if (nodeAt(root, names) === undefined) continue;
    try {
      const value = readRole(root, names, kind);
      if (value === undefined) unreadable.push({ path, reason: 'not valid', allowed: dtcgType[kind] });
      else given.push([path, value]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unreadable.push({ path, reason: error.message });
    }
  }
  return { given: Object.fromEntries(given), unreadable };
}
