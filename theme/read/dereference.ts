import { isRecord, own } from './unknown.ts';

const mostHops = 8;
const mostParts = 2000;

/** The node at a path of own properties. */
export const nodeAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => (isRecord(node) ? own(node, name) : undefined), root);

/**
 * Replaces every DTCG alias (`"{primary.main}"`) in a value by its target, at any depth. Throws a RangeError for an
 * alias without a target, a cycle, or endless nesting.
 */
export function dereference(value: unknown, root: unknown): unknown {
  let parts = 0;
  const visit = (part: unknown, hops: number): unknown => {
    parts += 1;
    if (parts > mostParts) throw new RangeError('value too large');
    if (typeof part === 'string') {
      const alias = /^\{([^{}]{1,120})\}$/.exec(part)?.[1];
      if (alias === undefined) return part;
      const target = nodeAt(root, [...alias.split('.'), '$value']);
      if (target === undefined || hops >= mostHops) throw new RangeError(`alias {${alias}} leads nowhere`);
      return visit(target, hops + 1);
    }
    if (Array.isArray(part)) return part.map((item) => visit(item, hops));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner, hops)]));
  };
  return visit(value, 0);
}
