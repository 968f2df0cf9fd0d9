import type { Browser } from '@playwright/test';
import { installProbe, type Probe } from './pageProbe.ts';
import { phone, profiles, type Profile } from './profiles.ts';

/** Bytes are counted on the wire, headers included; times are in milliseconds, the heap in bytes. */
export const measures = [
  'bytes',
  'scriptBytes',
  'requests',
  'fcp',
  'lcp',
  'cls',
  'blocking',
  'longestTask',
  'heap',
  'elements',
] as const;
export type Sample = Record<(typeof measures)[number], number>;

const SETTLE = 3000;
const LONG = 50;

/** One load in a fresh context with nothing cached. */
export const coldLoad = async (browser: Browser, address: string, profile: Profile): Promise<Sample> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const { cpu, line } = profiles[profile];
  if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });

  const kinds = new Map<string, string>();
  const sums = { bytes: 0, scriptBytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.requests += 1;
    sums.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sums.scriptBytes += encodedDataLength;
  });

  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(SETTLE);
  const { fcp, lcp, cls, longTasks } = await page.evaluate(
    () => (window as unknown as { probe: Probe }).probe,
  );
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const elements = await page.locator('*').count();
  await context.close();
  return {
    ...sums,
    fcp,
    lcp,
    cls,
    blocking: longTasks.reduce((total, { length }) => total + Math.max(0, length - LONG), 0),
    longestTask: Math.max(0, ...longTasks.map(({ length }) => length)),
    heap: usedSize,
    elements,
  };
};
