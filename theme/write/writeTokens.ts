import { dtcgType } from '../read/tokenTypes.ts';
import { tokenEntries } from '../tokenPaths.ts';
import type { TokenKind } from '../tokens.ts';
import type { GivenLook, GradientLayer, ValueOfKind } from '../values.ts';
import { dtcgColor, dtcgDimension, dtcgLayer, dtcgShadow } from './dtcgValue.ts';
import { placeToken, type Group } from './placeToken.ts';

const plain = (value: unknown) => ({ $value: value });

const gradientTokens = (layers: readonly GradientLayer[]): Group => {
  const [first, ...further] = layers.map(dtcgLayer);
  if (first !== undefined && further.length === 0) return first;
  return Object.fromEntries(layers.map((layer, index) => [`layer-${index + 1}`, dtcgLayer(layer)]));
};

const writers = {
  color: (value) => plain(dtcgColor(value)),
  shadow: (value) => plain(value.map(dtcgShadow)),
  dropShadow: (value) => plain(dtcgShadow(value)),
  dimension: (value) => plain(dtcgDimension(value)),
  fontFamily: plain,
  fontWeight: plain,
  number: plain,
  em: plain,
  gradient: gradientTokens,
  glow: gradientTokens,
} as const satisfies { [K in TokenKind]: (value: ValueOfKind[K]) => Group };

/** A DTCG 2025.10 document in strict form, in the contract's order. */
export function writeTokens(given: GivenLook): Record<string, unknown> {
  const root: Group = {};
  for (const [path, { kind }] of tokenEntries) {
    const value = given[path];
    if (value === undefined) continue;
    // `GivenLook` ties the kind to the value's type; a loop over paths cannot express that.
    const token = (writers[kind] as (value: unknown) => Group)(value);
    placeToken(root, path.split('.'), { $type: dtcgType[kind], ...token });
  }
  return root;
}
