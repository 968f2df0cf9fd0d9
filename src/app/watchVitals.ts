import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import type { Body } from '#contract/wireTypes';

type Vital = Extract<Body<'report'>, { kind: 'vitals' }>['name'];

/**
 * A layout shift starts a new window if the last shift is more than one second old, or the window's first more than
 * five.
 */
const apart = { last: 1000, first: 5000 } as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Options that browsers support and the DOM types lack. */
interface ObserverInit extends PerformanceObserverInit {
  readonly durationThreshold?: number;
}

const watch = <Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options: ObserverInit = {},
): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
    type,
    buffered: true,
    ...options,
  });
};

/** Measures the web vitals and reports them once, when the visitor leaves the page; the gateway keeps a sample. */
export const watchVitals = (): void => {
  if (!('PerformanceObserver' in window)) return;
  const vitals = new Map<Vital, number>();
  const raise = (name: Vital, value: number) => vitals.set(name, Math.max(vitals.get(name) ?? 0, value));

  watch<PerformanceNavigationTiming>('navigation', ({ responseStart }) => raise('TTFB', responseStart));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') raise('FCP', startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => raise('LCP', startTime));
  watch<PerformanceEventTiming>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) raise('INP', duration);
    },
    { durationThreshold: 40 },
  );
  const row = { value: 0, first: 0, last: 0 };
  watch<Shift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - row.last > apart.last || startTime - row.first > apart.first)
      Object.assign(row, { value: 0, first: startTime });
    row.value += value;
    row.last = startTime;
    raise('CLS', row.value);
  });

  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    for (const [name, value] of vitals) {
      const body = { kind: 'vitals', name, value } satisfies Body<'report'>;
      // `keepalive` lets the request outlive the page. A beacon would too, but cannot send our header.
      void fetch(endpoints.report.path, {
        method: endpoints.report.method,
        keepalive: true,
        headers: { 'content-type': 'application/json', [headers.client]: 'web' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    }
  };
  document.addEventListener('visibilitychange', tell);
};
