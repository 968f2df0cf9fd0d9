export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A whole number between both ends, ends included. */
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[];
};

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 sequence of a seed: the same seed replays the same run on every machine. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'string' ? hash(seed) : seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('Cannot pick from an empty list');
      return list[int(0, list.length - 1)] as T;
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = int(0, at);
        [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
      }
      return copy;
    },
  };
}
