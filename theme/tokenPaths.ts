import { tokens, type Token, type TokenTree } from './tokens.ts';

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends Token ? K : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** Dotted path of a role, such as `text.onAccent`. */
export type TokenPath = PathsOf<typeof tokens>;

export const isToken = (node: Token | TokenTree): node is Token => typeof node['kind'] === 'string';

function leaves(tree: TokenTree, above: readonly string[]): [string, Token][] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const path = [...above, name];
    return isToken(node) ? [[path.join('.'), node] satisfies [string, Token]] : leaves(node, path);
  });
}

/** Every role with its token, in the contract's order. */
export const tokenEntries = leaves(tokens, []) as readonly (readonly [TokenPath, Token])[];

/** `text.onAccent` becomes `--text-on-accent`. */
export const cssName = (path: string): `--${string}` =>
  `--${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
