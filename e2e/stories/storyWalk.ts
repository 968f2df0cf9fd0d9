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
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      extract(): Promise<Record<string, { parameters: StoryParameters }>>;
    };
  }
}

/** Runs in the page before Storybook: listens to its channel from the first event on. */
export function listen() {
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
