export interface A11yViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Storybook's report of a finished story. */
export interface StoryResult {
  status: 'success' | 'error';
  reporters: { type: string; status: string; result: { violations?: A11yViolation[] } }[];
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  once(event: string, listener: (payload: never) => void): void;
  emit(event: string, ...payload: unknown[]): void;
}

interface StoryParameters {
  requirements?: string[];
  scenario?: unknown;
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> };
}

/** What Storybook tells of a story before it renders it. */
interface StoryPrepared {
  parameters: StoryParameters;
  initialArgs: unknown;
}

/** The part of the report that the walk needs; the whole report is a hundred times as large. */
export interface StoryEnd {
  status: StoryResult['status'];
  violations: A11yViolation[];
  faults: string[];
  requirements: string[];
  /** In pixels; larger than the screen if an element overflows. */
  width: number;
}

interface Walk {
  channel?: Channel;
  /** Switches the page to another story. */
  turnTo: (id: string) => void;
  /** Renders the shown story again from its beginning. */
  remount: (id: string) => void;
  /** The texts that the shown story was given: names of members and games, and words of parts that have none of their own. */
  givenTexts: () => string[];
  /** Resolves when the story has ended or failed; rejects after `limit` milliseconds. */
  endOf: (id: string, limit: number) => Promise<StoryEnd>;
}

declare global {
  interface Window {
    storyWalk: Walk;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { userGlobals: { update(globals: { brand: string }): void } };
      extract(): Promise<Record<string, { parameters: StoryParameters }>>;
    };
  }
}

/**
 * Runs in the page before Storybook. It records Storybook's events from the first one on, and switches off the
 * highlight addon, which reads every element's style at each change. If animations are off, Storybook does not wait
 * for them.
 */
export function listen({ moves }: { moves: boolean }) {
  if (!moves)
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` });
  let features = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
  let results: Record<string, StoryResult> = {};
  let faults: string[] = [];
  let prepared: StoryPrepared = { parameters: {}, initialArgs: {} };
  let look = (): void => undefined;
  const texts = (value: unknown, depth = 0): string[] => {
    if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
    if (typeof value !== 'object' || value === null || depth > 12) return [];
    return Object.values(value).flatMap((inner) => texts(inner, depth + 1));
  };
  const walk: Walk = {
    givenTexts: () => texts([prepared.initialArgs, prepared.parameters.scenario]),
    turnTo: (id) => {
      [results, faults] = [{}, []];
      window.scrollTo(0, 0);
      walk.channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    },
    remount: (id) => {
      [results, faults] = [{}, []];
      window.scrollTo(0, 0);
      walk.channel?.emit('forceRemount', { storyId: id });
    },
    endOf: (id, limit) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`${id} has not ended`)), limit);
        look = () => {
          const { status = 'error', reporters = [] } = results[id] ?? {};
          const violations = reporters
            .filter(({ type }) => type === 'a11y')
            .flatMap(({ result }) => result.violations ?? []);
          const { requirements = [] } = prepared.parameters;
          if (results[id] || faults.length > 0)
            resolve({ status, violations, faults, requirements, width: document.body.scrollWidth });
        };
        look();
      }),
  };
  window.storyWalk = walk;
  const fault = (payload: { message?: string; title?: string; description?: string; name?: string }) => {
    faults.push(
      [payload.name, payload.title, payload.message, payload.description].filter(Boolean).join(' '),
    );
    look();
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => walk.channel,
    set: (channel: Channel) => {
      walk.channel = channel;
      channel.on('storyFinished', (result: StoryResult & { storyId: string }) => {
        results[result.storyId] = result;
        look();
      });
      channel.on('storyPrepared', (story: StoryPrepared) => {
        prepared = story;
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
