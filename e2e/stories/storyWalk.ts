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
  once(event: string, listener: (payload: never) => void): void;
  emit(event: string, ...payload: unknown[]): void;
}

interface StoryParameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> };
}

/** What the walk asks of a story that has ended; the whole result is a hundred times as long. */
export interface StoryEnd {
  status: StoryResult['status'];
  violations: A11yViolation[];
  faults: string[];
  requirements: string[];
  /** In pixels; more than the screen is wide when something stands out of it. */
  width: number;
}

interface Walk {
  channel?: Channel;
  /** Shows another story on the page. */
  turnTo: (id: string) => void;
  /** Resolves when the story has ended or failed; rejects after so many milliseconds. */
  endOf: (id: string, limit: number) => Promise<StoryEnd>;
}

declare global {
  interface Window {
    storyWalk: Walk;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      extract(): Promise<Record<string, { parameters: StoryParameters }>>;
    };
  }
}

/**
 * Runs in the page before Storybook: listens to its channel from the first event on, and leaves its highlights out,
 * which read the style of every element whenever one changes. Where nothing moves, Storybook need not wait for it.
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
  let requirements: string[] = [];
  let look = (): void => undefined;
  const walk: Walk = {
    turnTo: (id) => {
      [results, faults] = [{}, []];
      window.scrollTo(0, 0);
      walk.channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    },
    endOf: (id, limit) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`${id} has not ended`)), limit);
        look = () => {
          const { status = 'error', reporters = [] } = results[id] ?? {};
          const violations = reporters
            .filter(({ type }) => type === 'a11y')
            .flatMap(({ result }) => result.violations ?? []);
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
      channel.on('storyPrepared', ({ parameters }: { parameters: { requirements?: string[] } }) => {
        requirements = parameters.requirements ?? [];
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
