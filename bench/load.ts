export interface LoadSample {
  readonly perSecond: number;
  /** 99th percentile of the answer time, in milliseconds. */
  readonly p99: number;
  /** Number of calls that did not succeed. */
  readonly failed: number;
}

interface Load {
  /** Number of concurrent callers; each has one call under way. */
  readonly callers: number;
  readonly seconds: number;
  /** Makes one call and resolves to whether it succeeded. */
  readonly call: (caller: number) => Promise<boolean>;
}

/** Runs concurrent callers; each calls again as soon as it has its answer. */
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
