/** How a round counts on the road: for one side, for the other, or for neither. */
export type RoadSide = 'first' | 'second' | 'neither';

export const ROAD_ROWS = 6;

export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: Exclude<RoadSide, 'neither'>;
  /** Rounds for neither side that came after it. */
  readonly between: number;
}

/**
 * The road of tables everywhere: each run of one side goes down a column of its own, and where the column is full or
 * taken, to the right.
 */
export const bigRoad = (past: readonly RoadSide[]): RoadCell[] => {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let begun = -1;
  for (const side of past) {
    const last = cells.at(-1);
    if (side === 'neither') {
      if (last !== undefined) cells[cells.length - 1] = { ...last, between: last.between + 1 };
      continue;
    }
    let [column, row] = [last?.column ?? 0, (last?.row ?? -1) + 1];
    if (last === undefined || last.side !== side) {
      do begun += 1;
      while (taken.has(`${begun} 0`));
      [column, row] = [begun, 0];
    } else if (row >= ROAD_ROWS || taken.has(`${column} ${row}`)) {
      [column, row] = [last.column + 1, last.row];
    }
    taken.add(`${column} ${row}`);
    cells.push({ column, row, side, between: 0 });
  }
  return cells;
};
