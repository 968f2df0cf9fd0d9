import { watchVitals } from './watchVitals';

type Take = (list: { getEntries: () => object[] }) => void;

const setUp = () => {
  const takers = new Map<string, Take>();
  const supported = ['navigation', 'paint', 'largest-contentful-paint', 'event', 'layout-shift'];
  class Observer {
    static readonly supportedEntryTypes = supported;
    private readonly take: Take;
    constructor(take: Take) {
      this.take = take;
    }
    observe({ type }: { type: string }) {
      takers.set(type, this.take);
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const sent: unknown[] = [];
  globalThis.fetch = async (_path, { body, headers } = {}) => {
    // Without this header the gateway treats the request as cross-site.
    expect(new Headers(headers).get('x-marquee-client')).not.toBeNull();
    sent.push(JSON.parse(String(body)));
    return new Response();
  };
  watchVitals();
  const seen = (type: string, ...entries: object[]) => takers.get(type)?.({ getEntries: () => entries });
  const turnAway = () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { seen, turnAway, told: () => sent };
};

test('the web vitals are reported once, when the visitor leaves the page', () => {
  const { seen, turnAway, told } = setUp();
  seen('paint', { name: 'first-paint', startTime: 10 }, { name: 'first-contentful-paint', startTime: 400 });
  seen('largest-contentful-paint', { startTime: 400 }, { startTime: 812 });
  seen('event', { interactionId: 0, duration: 900 }, { interactionId: 7, duration: 64 });
  expect(told()).toEqual([]);
  turnAway();
  turnAway();
  expect(told()).toEqual([
    { kind: 'vitals', name: 'FCP', value: 400 },
    { kind: 'vitals', name: 'LCP', value: 812 },
    { kind: 'vitals', name: 'INP', value: 64 },
  ]);
});

test('shifts of one row count together, those of a press and those long after do not', () => {
  const { seen, turnAway, told } = setUp();
  seen(
    'layout-shift',
    { value: 0.25, startTime: 100, hadRecentInput: false },
    { value: 0.25, startTime: 600, hadRecentInput: false },
    { value: 0.5, startTime: 700, hadRecentInput: true },
    { value: 0.125, startTime: 9000, hadRecentInput: false },
  );
  turnAway();
  expect(told()).toEqual([{ kind: 'vitals', name: 'CLS', value: 0.5 }]);
});
