/**
 * Marks the run of `full` that `without` lacks, as a section of the document template. Both are the same markup, the
 * second rendered with one part left out, so that they differ by whole elements in one place. Throws otherwise.
 */
export const findSection = (full: string, without: string): { from: number; to: number } => {
  const length = full.length - without.length;
  let from = 0;
  while (from < without.length && full[from] === without[from]) from += 1;
  // Neighbours that begin alike move the difference to the right; it has to begin with its own tag.
  while (from > 0 && full[from] !== '<') from -= 1;
  const to = from + length;
  if (length <= 0 || full.slice(0, from) + full.slice(to) !== without) {
    throw new Error('The two renderings do not differ by one run of elements');
  }
  return { from, to };
};

/** Where the one `<div class="…">` of this class stands, with all it holds. Throws when there is none or it has no end. */
export const findDiv = (markup: string, className: string): { from: number; to: number } => {
  const from = markup.indexOf(`<div class="${className}">`);
  let depth = 0;
  for (const { 0: tag, index } of from < 0 ? [] : markup.slice(from).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return { from, to: from + index + tag.length };
  }
  throw new Error(`There is no whole element of class ${className}`);
};

interface MarkedRun {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** A block, which the front may put in another place. */
  readonly moves?: true;
}

/** `text` with `@@?name@@ … @@/name@@`, or `@@#name@@` for a block, round each run; runs may nest but not cross. */
export const markSections = (text: string, sections: readonly MarkedRun[]): string => {
  const marks = sections.flatMap(({ name, from, to, moves }) => [
    { at: from, text: `@@${moves ? '#' : '?'}${name}@@`, size: from - to },
    { at: to, text: `@@/${name}@@`, size: from - to },
  ]);
  // At one place what ends comes before what begins, the inner end before the outer, the outer begin before the inner.
  const ends = ({ text: mark }: { text: string }) => mark.startsWith('@@/');
  const order = marks.toSorted(
    (a, b) =>
      b.at - a.at || Number(ends(a)) - Number(ends(b)) || (ends(a) ? a.size - b.size : b.size - a.size),
  );
  return order.reduce((marked, { at, text: mark }) => marked.slice(0, at) + mark + marked.slice(at), text);
};
