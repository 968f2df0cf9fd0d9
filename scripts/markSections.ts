/**
 * Finds the range of `full` that is missing in `without`. Both are renderings of the same page, the second with one
 * part left out, so that they differ by whole elements in one place. Throws otherwise.
 */
export const findSection = (full: string, without: string): { from: number; to: number } => {
  const length = full.length - without.length;
  let from = 0;
  while (from < without.length && full[from] === without[from]) from += 1;
  // If neighbouring elements begin alike, the difference starts too far right; move it back to the beginning of a
  // tag.
  while (from > 0 && full[from] !== '<') from -= 1;
  const to = from + length;
  if (length <= 0 || full.slice(0, from) + full.slice(to) !== without) {
    throw new Error('The two renderings do not differ by one run of elements');
  }
  return { from, to };
};

/**
 * The range of the only `<div class="…">` with this class, including its content. Throws if there is none or it is
 * not closed.
 */
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
  /** A block that the front may move to another place. */
  readonly moves?: true;
}

/** Writes `@@?name@@ … @@/name@@` (or `@@#name@@` for a block) around each range. Ranges may nest but not overlap. */
export const markSections = (text: string, sections: readonly MarkedRun[]): string => {
  const marks = sections.flatMap(({ name, from, to, moves }) => [
    { at: from, text: `@@${moves ? '#' : '?'}${name}@@`, size: from - to },
    { at: to, text: `@@/${name}@@`, size: from - to },
  ]);
  // At the same position, end marks come before begin marks; inner ends before outer ends, outer begins before inner
  // begins.
  const ends = ({ text: mark }: { text: string }) => mark.startsWith('@@/');
  const order = marks.toSorted(
    (a, b) =>
      b.at - a.at || Number(ends(a)) - Number(ends(b)) || (ends(a) ? a.size - b.size : b.size - a.size),
  );
  return order.reduce((marked, { at, text: mark }) => marked.slice(0, at) + mark + marked.slice(at), text);
};
