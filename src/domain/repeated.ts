/**
 * Repeats a list until it has at least `atLeast` items: a carousel that loops needs more slides than it shows (spec
 * §9).
 */
export const repeated = <Item>(items: readonly Item[], atLeast: number): Item[] =>
  items.length === 0 ? [] : Array.from({ length: Math.ceil(atLeast / items.length) }, () => items).flat();
