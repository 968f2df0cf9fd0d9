import type { Page } from '@playwright/test';
import { modeKey, sizeOf, type Mode } from './storyCases';

export interface A11yViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What Storybook says of a story when it is done. */
export interface StoryResult {
  status: 'success' | 'error';
  reporters: { type: string; status: string; result: { violations?: A11yViolation[] } }[];
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Walk {
  channel?: Channel;
  results: Record<string, StoryResult>;
  faults: string[];
  requirements: string[];
}

declare global {
  interface Window {
    storyWalk: Walk;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Runs in the page before Storybook: listens to its channel from the first event on. */
function listen() {
  const walk: Walk = { results: {}, faults: [], requirements: [] };
  window.storyWalk = walk;
  const fault = (payload: { message?: string; title?: string; description?: string; name?: string }) =>
    void walk.faults.push(
      [payload.name, payload.title, payload.message, payload.description].filter(Boolean).join(' '),
    );
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => walk.channel,
    set: (channel: Channel) => {
      walk.channel = channel;
      channel.on('storyFinished', (result: StoryResult & { storyId: string }) => {
        walk.results[result.storyId] = result;
      });
      channel.on('storyPrepared', ({ parameters }: { parameters: { requirements?: string[] } }) => {
        walk.requirements = parameters.requirements ?? [];
      });
      for (const event of [
        'storyErrored',
        'storyThrewException',
        'playFunctionThrewException',
        'storyMissing',
      ])
        channel.on(event, fault);
    },
  });
}

// axe reads every property of the window and so meets this one of Storybook's own.
const notOurs = 'Accessing the Story Store is deprecated';

// The light on the page is no part of the story, and would make each picture ten times as large.
const plainPage = 'body::before { display: none !important }';

/** One page that goes from story to story; it loads anew only when brand or screen change. */
export class StoryPage {
  private readonly page: Page;
  private readonly origin: string;
  private mode = '';
  private messages: string[] = [];

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    page.on('pageerror', ({ message }) => this.messages.push(`page error: ${message}`));
    page.on('console', (message) => {
      const [kind, text] = [message.type(), message.text()];
      if ((kind !== 'error' && kind !== 'warning') || text.startsWith(notOurs)) return;
      this.messages.push(`console ${kind}: ${text} ${message.location().url}`);
    });
  }

  static async open(page: Page, origin: string): Promise<StoryPage> {
    await page.addInitScript(listen);
    return new StoryPage(page, origin);
  }

  /** Shows a story, lets its play function run, and tells all that went wrong meanwhile. */
  async show(
    id: string,
    mode: Mode,
  ): Promise<{ result: StoryResult; faults: string[]; requirements: string[] }> {
    this.messages = [];
    if (this.mode === modeKey(mode)) await this.page.evaluate(this.change, id);
    else await this.load(id, mode);
    await this.page.waitForFunction(
      (story) => window.storyWalk.results[story] ?? window.storyWalk.faults[0],
      id,
      { timeout: 10_000 },
    );
    const { results, faults, requirements } = await this.page.evaluate(() => {
      const { results, faults, requirements } = window.storyWalk;
      return { results, faults, requirements };
    });
    const result = results[id] ?? { status: 'error', reporters: [] };
    return { result, faults: [...faults, ...this.messages], requirements };
  }

  private async load(id: string, mode: Mode) {
    this.mode = modeKey(mode);
    await this.page.setViewportSize(sizeOf(mode));
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&viewMode=story&globals=brand:${mode.brand}`);
  }

  private readonly change = (id: string) => {
    window.storyWalk.results = {};
    window.storyWalk.faults = [];
    window.scrollTo(0, 0);
    window.storyWalk.channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  };

  /** What the story looks like; a story that covers the page (a dialog) is shot whole. */
  async shoot(): Promise<Buffer> {
    const covering = (await this.page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
    const target = covering ? this.page : this.page.locator('#storybook-root');
    await this.page.mouse.move(0, 0);
    return target.screenshot({ animations: 'disabled', caret: 'hide', style: plainPage });
  }
}
