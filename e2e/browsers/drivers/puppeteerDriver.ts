import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Driver, Key, Place } from './Driver';

const keyParts = (key: Key): { modifiers: KeyInput[]; last: KeyInput } => {
  const parts = key.replace('Control+A', 'Control+a').split('+') as KeyInput[];
  return { modifiers: parts.slice(0, -1), last: parts.at(-1) ?? 'Enter' };
};

const pressKey = async (page: Page, key: Key): Promise<void> => {
  const { modifiers, last } = keyParts(key);
  for (const modifier of modifiers) await page.keyboard.down(modifier);
  await page.keyboard.press(last);
  for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
};

const documentOf = (page: Page, place: Place) => {
  if (place === 'page') return page.mainFrame();
  const [frame] = page.mainFrame().childFrames();
  if (frame === undefined) throw new Error('The page has no frame.');
  return frame;
};

const runIn =
  (page: Page): Driver['run'] =>
  async <Given, Result>(place: Place, script: (given: Given) => Result | Promise<Result>, given: Given) => {
    const wide = script as (given: unknown) => unknown;
    return (await documentOf(page, place).evaluate(wide, given)) as Result;
  };

/** In Firefox a request that the service worker answers is such an error if the page is left before its answer. */
const isAborted = (message: string): boolean =>
  message.includes('A ServiceWorker intercepted the request and encountered an unexpected error');

const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!isAborted(message)) faults.push(message);
  });
  return faults;
};

/** Drives a browser that Puppeteer has launched. */
export const puppeteerDriver = async (browser: Browser): Promise<Driver> => {
  // A new one, because the first page of Firefox has no focus: keys reach it, but no button acts on Enter.
  const page = await browser.newPage();
  const faults = watchFaults(page);
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    address: () => Promise.resolve(page.url()),
    run: runIn(page),
    load: async (place, source) => void (await documentOf(page, place).evaluate(source)),
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => pressKey(page, key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    faults: () => faults,
    close: () => browser.close(),
  };
};
