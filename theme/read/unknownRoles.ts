import { tokenEntries } from '../tokenPaths.ts';
import { isRecord } from './unknown.ts';

const roles: ReadonlySet<string> = new Set(tokenEntries.map(([path]) => path));

const leaves = (node: Record<string, unknown>, above: readonly string[]): string[] =>
  Object.entries(node).flatMap(([name, child]) => {
    if (name.startsWith('$') || !isRecord(child)) return [];
    const path = [...above, name];
    return Object.hasOwn(child, '$value') ? [path.join('.')] : leaves(child, path);
  });

/** Tokens without a use: neither a role, nor a layer of one, nor the target of an alias. */
export function unknownRoles(root: unknown): string[] {
  if (!isRecord(root)) return [];
  const written = JSON.stringify(root);
  return leaves(root, []).filter(
    (path) =>
      !roles.has(path) && !roles.has(path.replace(/\.[^.]+$/, '')) && !written.includes(`"{${path}}"`),
  );
}
