export type Group = { [name: string]: unknown };

/** Puts a token into a document at the path of its role, and creates missing groups. */
export function placeToken(root: Group, names: readonly string[], token: Group): void {
  const [name = '', ...below] = names;
  if (below.length === 0) {
    root[name] = token;
    return;
  }
  // Names may be untrusted, so they must not reach the prototype.
  if (!Object.hasOwn(root, name)) root[name] = {};
  placeToken(root[name] as Group, below, token);
}
