import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key, Place, Point } from '../drivers/Driver';
import { look, type Sight } from './look';
import type { Target } from './Target';

const { resolve } = createRequire(import.meta.url);
const queries = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

const MAX_STOPS = 80;

const placeOf = ({ isInFrame }: Target): Place => (isInFrame ? 'frame' : 'page');

/** Runs in the page: the corner of its only frame. */
const frameCorner = (): Point => {
  const { x = 0, y = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
  return { x, y };
};

/** A person at a browser, who reads what is visible and acts by pointer and keyboard only. */
export class BrowserSession {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  open(address: string): Promise<void> {
    return this.driver.open(address);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  /** The first visible match at the moment. */
  async look(target: Target, scrolls = false): Promise<Sight | undefined> {
    const place = placeOf(target);
    const answer = await this.driver.run(place, look, { steps: target.steps, scrolls });
    if (answer !== 'unprepared') return answer[0];
    await this.driver.load(place, queries);
    return this.look(target, scrolls);
  }

  /** Waits for the target, and returns it as it is then. */
  async sees(target: Target, timeout?: number): Promise<Sight> {
    return this.waitFor(
      target,
      `${String(target)} is visible`,
      (sight) => sight !== undefined,
      timeout,
    ) as Promise<Sight>;
  }

  async seesNo(target: Target, timeout?: number): Promise<void> {
    await this.waitFor(target, `${String(target)} is not visible`, (sight) => sight === undefined, timeout);
  }

  /** Waits until the target shows the text, apart from white space. */
  async reads(target: Target, words: RegExp, timeout?: number): Promise<string> {
    const shows = (sight?: Sight) => sight !== undefined && words.test(sight.text);
    const sight = await this.waitFor(target, `${String(target)} reads ${String(words)}`, shows, timeout);
    return sight?.text ?? '';
  }

  /** Presses the pointer on the target once it rests under the pointer and nothing covers it. */
  async click(target: Target, timeout?: number): Promise<void> {
    let pointed: Point | undefined;
    const pointsAt = async (sight?: Sight): Promise<boolean> => {
      if (sight === undefined || sight.isCovered || sight.isDisabled) return false;
      const point = await this.pointOf(target, sight.middle);
      if (pointed?.x === point.x && pointed.y === point.y) return true;
      // What the pointer is over may change when it comes there, such as a card that shows its actions.
      await this.driver.pointAt(point);
      pointed = point;
      return false;
    };
    await this.waitFor(target, `${String(target)} can be clicked`, pointsAt, timeout, true);
    if (pointed !== undefined) await this.driver.clickAt(pointed);
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.press('Control+A');
    await this.driver.type(text);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** Presses Tab until the target has the focus; fails if the keyboard does not reach it. */
  async tabTo(target: Target, key: Key = 'Tab'): Promise<void> {
    await this.sees(target);
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if ((await this.look(target))?.hasFocus === true) return;
      await this.press(key);
    }
    throw new Error(`The keyboard does not reach ${String(target)} within ${MAX_STOPS} stops.`);
  }

  /** Fills a form by keyboard: Tab to each field, then type. */
  async typeInto(fields: readonly (readonly [Target, string])[]): Promise<void> {
    for (const [field, text] of fields) {
      await this.tabTo(field);
      await this.type(text);
    }
  }

  private async waitFor(
    target: Target,
    message: string,
    isMet: (sight?: Sight) => boolean | Promise<boolean>,
    timeout?: number,
    scrolls = false,
  ): Promise<Sight | undefined> {
    let sight: Sight | undefined;
    const look = async () => {
      sight = await this.lookIfLoaded(target, scrolls);
      return isMet(sight);
    };
    await expect.poll(look, { message, timeout, intervals: [100] }).toBe(true);
    return sight;
  }

  /** A document that is being replaced has nothing to see. */
  private lookIfLoaded(target: Target, scrolls: boolean): Promise<Sight | undefined> {
    return this.look(target, scrolls).catch(() => undefined);
  }

  private async pointOf(target: Target, { x, y }: Point): Promise<Point> {
    if (!target.isInFrame) return { x, y };
    const corner = await this.driver.run('page', frameCorner, undefined);
    return { x: corner.x + x, y: corner.y + y };
  }
}
