import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import type { Body } from '#contract/wireTypes';

type Vital = Extract<Body<'report'>, { kind: 'vitals' }>['name'];

/** A shift more than a second after the last, or five after the first, begins a new row of shifts. */
const apart = { last: 1000, first: 5000 } as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** As browsers know it; the types lag behind. */
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

/** Measures how the page felt and tells the gateway once, when the visitor turns away; the gateway keeps a share. */
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
      // Outlives the page; a beacon would, too, but cannot say that a page of ours sends it.
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
