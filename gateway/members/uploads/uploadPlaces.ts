import { Refusal } from '../../platform/refusal/refusal.ts';

interface Limits {
  /** Uploads that one member may have under way. */
  readonly each: number;
  /** Uploads that this process takes at once: each may hold a whole file in memory. */
  readonly all: number;
}

/** Places for uploads under way. Without a free one an upload ends with `try_again` before a byte of it is read. */
export const uploadPlaces = ({ each, all }: Limits) => {
  const taken = new Map<string, number>();
  let sum = 0;
  return {
    run: async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
      const own = taken.get(owner) ?? 0;
      if (own >= each || sum >= all) throw new Refusal('try_again', undefined, 1);
      taken.set(owner, own + 1);
      sum += 1;
      try {
        return await work();
      } finally {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
        sum -= 1;
      }
    },
  };
};
