export type Group = { [name: string]: unknown };

/** Puts a token into a document at the path of its role, with the groups above it. */
export function placeToken(root: Group, names: readonly string[], token: Group): void {
  const [name = '', ...below] = names;
  if (below.length === 0) {
    root[name] = token;
    return;
  }
  // Names may come from outside: they never reach a prototype.
  if (!Object.hasOwn(root, name)) root[name] = {};
  placeToken(root[name] as Group, below, token);
}
