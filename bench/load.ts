export interface LoadSample {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 calls were answered. */
  readonly p99: number;
  /** Calls with another answer than a good one. */
  readonly failed: number;
}

interface Load {
  /** So many callers, each with one call under way. */
  readonly callers: number;
  readonly seconds: number;
  /** Makes one call and answers whether it went well. */
  readonly call: (caller: number) => Promise<boolean>;
}

/** Callers that call again as soon as they are answered. */
export const load = async ({ callers, seconds, call }: Load): Promise<LoadSample> => {
  const waits: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let start = began; start < end; start = performance.now()) {
        if (!(await call(caller))) failed += 1;
        waits.push(performance.now() - start);
      }
    }),
  );
  const took = (performance.now() - began) / 1_000;
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / took, p99: waits[Math.floor(waits.length * 0.99)] ?? 0, failed };
};
