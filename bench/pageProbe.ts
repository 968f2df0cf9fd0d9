export interface Probe {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; length: number }[];
}

/**
 * Runs in the page before its own scripts and records the paints, layout shifts and long tasks that the browser
 * reports.
 */
export const installProbe = (): void => {
  const probe: Probe = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  Object.assign(window, { probe });
  const session = { value: 0, first: 0, last: 0 };
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, length: duration });
  });
  // Layout shifts less than a second apart form one window of at most five seconds. The worst window is the result.
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (shift.hadRecentInput) return;
    if (shift.startTime - session.last > 1000 || shift.startTime - session.first > 5000) {
      session.value = 0;
      session.first = shift.startTime;
    }
    session.value += shift.value;
    session.last = shift.startTime;
    probe.cls = Math.max(probe.cls, session.value);
  });
};
