/** The list, repeated until it has at least so many: a ring that goes round needs more than it shows (spec §9). */
export const repeated = <Item>(items: readonly Item[], atLeast: number): Item[] =>
  items.length === 0 ? [] : Array.from({ length: Math.ceil(atLeast / items.length) }, () => items).flat();
