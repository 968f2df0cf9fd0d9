import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/startSite';
import type { Driver, Key, Place, Point, SystemBrowser } from './Driver';
import { findProgram } from './findProgram';
import { writeGtkSettings } from './gtkSettings';
import { startXvfb } from './startXvfb';
import { surroundings } from './surroundings';

const keys: Readonly<Record<string, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  Shift: SeleniumKey.SHIFT,
  Control: SeleniumKey.CONTROL,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  A: 'a',
};

const pressKey = (session: WebDriver, key: Key): Promise<void> => {
  const parts = key.split('+').map((part) => keys[part] ?? part);
  const actions = session.actions({ async: true });
  for (const part of parts) actions.keyDown(part);
  for (const part of parts.toReversed()) actions.keyUp(part);
  return actions.perform();
};

const pointAt = (session: WebDriver, { x, y }: Point) =>
  session
    .actions({ async: true })
    .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

/** The window has a bar above the page, so the window is made larger by what is missing. */
const resize = async (session: WebDriver, width: number, height: number): Promise<void> => {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [shownWidth, shownHeight] = await session.executeScript<[number, number]>(() => [
    innerWidth,
    innerHeight,
  ]);
  await window.setRect({ x: 0, y: 0, width: 2 * width - shownWidth, height: 2 * height - shownHeight });
};

/** Does something in the document of the page or of its frame. */
const within = async <Result>(
  session: WebDriver,
  place: Place,
  act: () => Promise<Result>,
): Promise<Result> => {
  if (place === 'page') return act();
  await session.switchTo().frame(0);
  try {
    return await act();
  } finally {
    await session.switchTo().defaultContent();
  }
};

const webkitDriver = (session: WebDriver, end: () => Promise<void>): Driver => ({
  open: (address) => session.get(address),
  reload: () => session.navigate().refresh(),
  address: () => session.getCurrentUrl(),
  run: (place, script, given) => within(session, place, () => session.executeScript(script, given)),
  load: (place, source) => within(session, place, () => session.executeScript(source)),
  pointAt: (point) => pointAt(session, point).perform(),
  clickAt: (point) => pointAt(session, point).click().perform(),
  type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
  press: (key) => pressKey(session, key),
  resize: (width, height) => resize(session, width, height),
  picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  faults: () => [],
  close: async () => {
    try {
      await session.quit();
    } finally {
      await end();
    }
  },
});

/** The driver program does not print when it is ready, so it is asked. */
const whenReady = (server: string): Promise<void> =>
  expect(async () => expect((await fetch(`${server}/status`)).ok).toBe(true)).toPass({ timeout: 30_000 });

const launch = async (): Promise<Driver> => {
  const path = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const screen = await startXvfb();
  const settings = await writeGtkSettings();
  const port = await freePort();
  const env = surroundings({
    DISPLAY: screen.display,
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: settings.folder,
    // Without a graphics card, drawing through OpenGL makes one round of a slot take half a minute.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  });
  const program = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = async (): Promise<void> => {
    program.kill();
    screen.stop();
    await settings.remove();
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await whenReady(server);
    const session = await new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    return webkitDriver(session, end);
  } catch (error) {
    await end();
    throw error;
  }
};

/** WebKitGTK, the engine of Safari, over WebDriver in Debian's small browser for it. */
export const webkit: SystemBrowser = { name: 'WebKit', launch };
