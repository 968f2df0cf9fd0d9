import type { BrowserContext, Page, Request } from '@playwright/test';
import { listen, type A11yViolation, type StoryEnd, type StoryResult } from './storyWalk';
import { modeKey, sizeOf, type Mode, type StoryCase } from './storyCases';

const notOurs = [
  // axe reads every property of the window and so triggers this deprecation warning of Storybook.
  'Accessing the Story Store is deprecated',
  // axe posts to the frame of a game, which is another origin and does not accept the message.
  "Failed to execute 'postMessage' on 'DOMWindow'",
];

// The page's background light belongs to no story, renders slowly and would make each picture ten times as large.
const plainPage = 'body::before { display: none !important }';

/** Timeout of one story, in milliseconds. */
const limit = 20_000;
/** A list of thousands of rows is taller than a browser can draw. */
const MAX_HEIGHT = 8_000;
/** A story as high as its screen would grow for ever. */
const MAX_UNFOLDS = 5;
/** What a picture waits for the next answer to one of its calls, in milliseconds. */
const answerLimit = 3_000;

/** A browser page that shows one story after the other; it reloads only if the brand or screen size changes. */
export class StoryPage {
  private page: Page | undefined;
  private readonly context: BrowserContext;
  private readonly origin: string;
  private readonly withAxe: boolean;
  private mode = '';
  private id = '';
  /** The part of the page that the last picture shows. */
  private clip = { x: 0, y: 0, width: 0, height: 0 };
  private messages: string[] = [];
  /** What the shown story has asked for and not got yet. */
  private readonly unanswered = new Set<Request>();

  /** `withAxe: false` is for walks that check other things than accessibility. */
  constructor(context: BrowserContext, origin: string, { withAxe = true } = {}) {
    this.context = context;
    this.origin = origin;
    this.withAxe = withAxe;
  }

  async present({ id, mode, recoloured }: StoryCase): Promise<StoryEnd> {
    if (!recoloured) return this.show(id, mode);
    const first: Mode = { ...mode, brand: 'aurora' };
    if (this.id !== id || this.mode !== modeKey(first)) await this.show(id, first);
    return this.recolour(id, mode.brand);
  }

  /** Shows a story, runs its play function and returns everything that went wrong meanwhile. */
  private async show(id: string, mode: Mode): Promise<StoryEnd> {
    this.messages = [];
    this.unanswered.clear();
    this.id = id;
    const isLoaded = this.page !== undefined && this.mode === modeKey(mode);
    const page = isLoaded ? this.shown() : await this.load(id, mode);
    const end = await page.evaluate(
      ([story, limit, turns]) => {
        if (turns) window.storyWalk.turnTo(story);
        return window.storyWalk.endOf(story, limit);
      },
      [id, limit, isLoaded] as const,
    );
    return { ...end, faults: [...end.faults, ...this.messages] };
  }

  /**
   * Shows a story afresh in another brand or screen size, in the page as it is. A page that loads again takes seconds;
   * axe would wait for what it shows.
   */
  async switchTo(id: string, mode: Mode): Promise<StoryEnd> {
    if (!this.page) return this.show(id, mode);
    const page = this.page;
    const isSame = this.id === id;
    this.messages = [];
    this.unanswered.clear();
    [this.id, this.mode] = [id, modeKey(mode)];
    await page.setViewportSize(sizeOf(mode));
    await page.emulateMedia({ reducedMotion: mode.moves ? 'no-preference' : 'reduce' });
    const end = await page.evaluate(
      ([story, limit, brand, isSame]) => {
        window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ brand });
        if (isSame) window.storyWalk.remount(story);
        else window.storyWalk.turnTo(story);
        return window.storyWalk.endOf(story, limit);
      },
      [id, limit, mode.brand, isSame] as const,
    );
    return { ...end, faults: [...end.faults, ...this.messages] };
  }

  /** Applies another brand to the shown story. Only contrast can differ, so only that rule runs again. */
  private async recolour(id: string, brand: string): Promise<StoryEnd> {
    this.messages = [];
    await this.wear(brand);
    const violations = await this.shown().evaluate(
      (story) =>
        new Promise<A11yViolation[]>((tell) => {
          const { channel } = window.storyWalk;
          channel?.once('storybook/a11y/result', (result: StoryResult['reporters'][number]['result']) =>
            tell(result.violations ?? []),
          );
          channel?.emit('storybook/a11y/manual', story, { options: { runOnly: ['color-contrast'] } });
        }),
      id,
    );
    return { status: 'success', violations, faults: this.messages, requirements: [], width: 0 };
  }

  /** Applies a brand to the shown story. */
  async wear(brand: string): Promise<void> {
    await this.shown().evaluate(
      (name) =>
        new Promise<void>((done) => {
          window.storyWalk.channel?.once('marquee/worn', () => done());
          window.storyWalk.channel?.emit('marquee/wear', name);
        }),
      brand,
    );
  }

  /**
   * The previous page closes after the next one has opened. Without any page the service worker that mocks the
   * gateway would stop.
   */
  private async load(id: string, mode: Mode): Promise<Page> {
    const last = this.page;
    const page = await this.context.newPage();
    page.on('pageerror', ({ message, stack = '' }) =>
      this.messages.push(`page error: ${message} ${stack.split('\n').slice(1, 4).join(' ')}`),
    );
    page.on('console', (message) => {
      const [kind, text] = [message.type(), message.text()];
      if ((kind !== 'error' && kind !== 'warning') || notOurs.some((start) => text.startsWith(start))) return;
      this.messages.push(`console ${kind}: ${text} ${message.location().url}`);
    });
    const ended = (request: Request) => this.unanswered.delete(request);
    page.on('request', (request) => this.unanswered.add(request));
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    this.page = page;
    this.mode = modeKey(mode);
    const moves = mode.moves === true;
    await page.addInitScript(listen, { moves });
    await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
    await page.setViewportSize(sizeOf(mode));
    const language = mode.language ? `;language:${mode.language}` : '';
    const globals = `brand:${mode.brand}${language}${this.withAxe ? '' : ';a11y.manual:!true'}`;
    await page.goto(`${this.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    await page.addStyleTag({ content: plainPage });
    await last?.close();
    return page;
  }

  /** Takes the story's picture with everything that it shows, its menus and dialogs included. */
  async shoot(mode: Mode, style = ''): Promise<Buffer> {
    const page = this.shown();
    // A pointer movement tells the page that a visitor is present, whichever story was shown before, so that it
    // prefetches.
    await page.mouse.move(0, 1);
    await page.mouse.move(0, 0);
    await this.settle();
    if ((await page.locator('[role=dialog], [role=alertdialog]').count()) === 0) await this.unfold(mode);
    this.clip = await page.evaluate(shownBox);
    const picture = await page.screenshot({ clip: this.clip, animations: 'disabled', caret: 'hide', style });
    if (page.viewportSize()?.height !== sizeOf(mode).height) await page.setViewportSize(sizeOf(mode));
    return picture;
  }

  /**
   * Makes the screen as high as the story, so that its foot is in the picture. Content far down loads when it comes
   * near, which changes the height again.
   */
  private async unfold(mode: Mode) {
    const { width, height } = sizeOf(mode);
    const measure = () => this.shown().evaluate(() => document.documentElement.scrollHeight);
    let shown: number = height;
    let whole = Math.min(await measure(), MAX_HEIGHT);
    for (let rounds = 0; whole > shown && rounds < MAX_UNFOLDS; rounds += 1) {
      shown = whole;
      await this.shown().setViewportSize({ width, height: whole });
      await this.settle();
      whole = Math.min(await measure(), MAX_HEIGHT);
    }
  }

  /** Resolves when everything has come and stands; what is never answered is waited for during a limited time. */
  private async settle() {
    const page = this.shown();
    await page.evaluate(picturesStand);
    while (this.unanswered.size > 0) {
      const answered = await page.waitForEvent('requestfinished', { timeout: answerLimit }).catch(() => null);
      await page.evaluate(picturesStand);
      if (!answered) return;
    }
  }

  /** The underlying browser page, for walks with checks of their own. */
  shown(): Page {
    if (!this.page) throw new Error('No story is shown');
    return this.page;
  }

  /** Counts the snapshots that Chromatic would take of each story, as it reads the modes. */
  async countSnapshots(): Promise<number[]> {
    // Storybook loads the page anew when another story is asked for before the first one has ended.
    if (!this.page) await this.show('ui-actions-button--primary', { brand: 'aurora', screen: 'desktop' });
    return this.shown().evaluate(async () => {
      const stories = await window.__STORYBOOK_PREVIEW__.extract();
      return Object.values(stories).map(({ parameters: { chromatic } }) =>
        chromatic?.disableSnapshot ? 0 : Object.keys(chromatic?.modes ?? { plain: true }).length,
      );
    });
  }

  /** A readable name of the element at a point of the last picture: `div.badge "Mới"`. */
  nameAt(x: number, y: number): Promise<string> {
    return this.shown().evaluate(
      ([left, top]) => {
        const found = document.elementFromPoint(left, top);
        return `${found?.tagName.toLowerCase() ?? ''} "${found?.textContent?.slice(0, 30) ?? ''}"`;
      },
      [this.clip.x + x, this.clip.y + y] as const,
    );
  }
}

/** Runs in the page: the part of the screen that is drawn on, with room for shadows; the whole screen if none is. */
function shownBox() {
  const room = 16;
  const { innerWidth, innerHeight } = window;
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const x = Math.max(0, Math.floor(left - room));
  const y = Math.max(0, Math.floor(top - room));
  const width = Math.min(innerWidth, Math.ceil(right + room)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom + room)) - y;
  return width > 0 && height > 0
    ? { x, y, width, height }
    : { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

/**
 * Runs in the page: resolves when for some frames no picture has loaded and no element has changed. A frame or a
 * picture that never loads delays it for a limited time; the screenshot then shows what is missing.
 */
async function picturesStand() {
  const within = (milliseconds: number, wanted: Promise<unknown>) =>
    Promise.race([wanted, new Promise((next) => setTimeout(next, milliseconds))]);
  const frame = () => within(200, new Promise((next) => requestAnimationFrame(next)));
  // Components that render in an idle callback get their turn first.
  const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: 500 }));
  await document.fonts.ready;
  const missed = new Set<HTMLImageElement>();
  let calm = 0;
  const changes = new MutationObserver(() => (calm = 0));
  changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let looks = 0; calm < 6 && looks < 300; looks += 1) {
    calm += 1;
    await frame();
    await idle();
    const open = [...document.images].filter(
      (image) => image.currentSrc !== '' && !image.complete && !missed.has(image),
    );
    if (open.length > 0) calm = 0;
    await within(3_000, Promise.all(open.map((image) => image.decode().catch(() => undefined))));
    for (const image of open) if (!image.complete) missed.add(image);
  }
  changes.disconnect();
}
