interface Placed {
  readonly side: 'home' | 'away';
  /** Percentage of the line. */
  readonly place: number;
}

/**
 * For each event the lane of its side in which it stands clear of the events before it: 0 is next to the line. Two
 * events of a lane are at least `gap` percent apart.
 */
export const eventLanes = (events: readonly Placed[], gap: number): readonly number[] => {
  const ends = { home: [] as number[], away: [] as number[] };
  return events.map(({ side, place }) => {
    const taken = ends[side];
    const free = taken.findIndex((end) => place - end >= gap);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = place;
    return lane;
  });
};
