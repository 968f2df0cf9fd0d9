import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

const SAMPLE = 10;

export interface LoopSeen {
  /** Milliseconds of the longest time that the loop did not come round, by the clock: other processes count. */
  readonly longestBlock: number;
  /** Milliseconds of processor that the thread itself took within one round at most: only what is its own counts. */
  readonly longestWork: number;
  /** Milliseconds of the longest collection of garbage; part of both. */
  readonly longestCollection: number;
  /** Bytes of memory at most. */
  readonly peak: number;
  /** Connections that came and are still held now, by the port they came to. */
  readonly held: Readonly<Record<number, number>>;
}

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const watchConnections = (): Map<number, number> => {
  const held = new Map<number, number>();
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    const port = socket.localPort ?? 0;
    held.set(port, (held.get(port) ?? 0) + 1);
    socket.once('close', () => held.set(port, (held.get(port) ?? 1) - 1));
  });
  return held;
};

/** Watches the event loop and the memory of the process that it runs in. */
export const loopWatch = () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const held = watchConnections();
  let [longestWork, longestCollection, peak] = [0, 0, 0];
  let before = cpu();
  const look = (): void => {
    const now = cpu();
    longestWork = Math.max(longestWork, now - before);
    before = now;
  };
  const measure = (): void => void (peak = Math.max(peak, process.memoryUsage.rss()));
  setInterval(look, 1).unref();
  setInterval(measure, SAMPLE).unref();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
  }).observe({ entryTypes: ['gc'] });
  return {
    reset: (): void => {
      delay.reset();
      [longestWork, longestCollection, peak] = [0, 0, 0];
    },
    seen: (): LoopSeen => {
      look();
      measure();
      return {
        longestBlock: delay.max / 1e6,
        longestWork,
        longestCollection,
        peak,
        held: Object.fromEntries(held),
      };
    },
  };
};
