import { cssName, isToken } from './tokenPaths.ts';
import { tokens, type Token, type TokenTree } from './tokens.ts';

type VarsOf<T> = { readonly [K in keyof T]: T[K] extends Token ? `var(--${string})` : VarsOf<T[K]> };

const refer = (tree: TokenTree, above: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      const path = above === '' ? name : `${above}.${name}`;
      return [name, isToken(node) ? `var(${cssName(path)})` : refer(node, path)];
    }),
  );

/** Every token as a reference to its CSS variable: `vars.surface.raised` is `var(--surface-raised)`. */
export const vars = refer(tokens, '') as VarsOf<typeof tokens>;
