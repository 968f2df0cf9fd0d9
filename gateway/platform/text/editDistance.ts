/**
 * Slips between two words: letters left out, added, changed, or swapped with their neighbour; `most + 1` when there
 * are more than `most`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const moved = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : tooMany;
      current.push(Math.min(changed, moved, swapped));
    }
    if (Math.min(...current) > most) return tooMany;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? tooMany, tooMany);
};
