/** Playwright goes through all tests of a file before each part that a worker gets; parts of one story take minutes. */
const PART = 20;

/** Parts of the list, each for one worker at a time. */
export const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => items.slice(at * PART, (at + 1) * PART));
