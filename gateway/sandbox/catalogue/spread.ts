/** How far a game may be pulled forward to part two of a kind. */
const reach = 600;

/** The last place, from the end, where an item of this kind keeps two places from its like. */
function gapFor<T>(kind: string, items: readonly T[], kindOf: (item: T) => string): number {
  for (let at = items.length; at > 0; at--) {
    if (!items.slice(Math.max(0, at - 2), at + 2).some((item) => kindOf(item) === kind)) return at;
  }
  return items.length;
}

interface Spreading<T> {
  readonly kindOf: (item: T) => string;
  readonly sublistsOf: (item: T) => readonly string[];
  /** Two items that look alike have the same one. */
  readonly twinOf: (item: T) => string;
  /** Places that twins keep from each other, as far as there are others. */
  readonly apart: number;
}

/**
 * Reorders as little as possible so that no two items within two places are of one kind, in the whole list and, where
 * there is a choice, in each of its sub-lists as well (a vendor's, a category's); and that no page has twins.
 */
export function spread<T>(items: readonly T[], { kindOf, sublistsOf, twinOf, apart }: Spreading<T>): T[] {
  const queue = [...items];
  const result: T[] = [];
  const lastKinds = new Map<string, readonly string[]>();
  const parted = (item: T, list: string) => !lastKinds.get(list)?.includes(kindOf(item));
  const partedInLists = (item: T) => sublistsOf(item).every((list) => parted(item, list));

  const choose = () => {
    const near = new Set(result.slice(-apart).map(twinOf));
    let alone = -1;
    let listed = -1;
    let any = -1;
    for (let at = 0; at < Math.min(reach, queue.length); at++) {
      const item = queue[at];
      if (item === undefined || !parted(item, '')) continue;
      const isTwin = near.has(twinOf(item));
      const isListed = partedInLists(item);
      if (!isTwin && isListed) return at;
      if (!isTwin && alone < 0) alone = at;
      if (isListed && listed < 0) listed = at;
      if (any < 0) any = at;
    }
    return [alone, listed, any].find((at) => at >= 0) ?? -1;
  };

  while (queue.length > 0) {
    const chosen = choose();
    const [item] = queue.splice(Math.max(chosen, 0), 1);
    if (item === undefined) break;
    if (chosen < 0) {
      result.splice(gapFor(kindOf(item), result, kindOf), 0, item);
      continue;
    }
    result.push(item);
    for (const list of ['', ...sublistsOf(item)]) {
      lastKinds.set(list, [...(lastKinds.get(list) ?? []), kindOf(item)].slice(-2));
    }
  }
  return result;
}
