/** The places of one level of a line: place 0 is its head, and each level goes on where the one above ends. */
export interface LineLevel {
  readonly level: number;
  readonly first: number;
  readonly size: number;
}

/** Levels below a head, each about twice the one above, that come to so many members. */
export const lineLevels = (members: number, levels: number): LineLevel[] => {
  const shares = 2 ** levels - 1;
  let first = 1;
  return Array.from({ length: levels }, (_, index) => {
    const isLast = index === levels - 1;
    const size = isLast ? members + 1 - first : Math.max(1, Math.round((members * 2 ** index) / shares));
    const level = { level: index + 1, first, size };
    first += size;
    return level;
  });
};
