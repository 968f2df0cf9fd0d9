import { createStore } from './store';

/** What a browser hands over when the site can be installed; not in the types of the platform yet. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

const offered = createStore<InstallEvent | undefined>(undefined);

/** Keeps the browser's offer to install the site until the visitor asks for it; answers how to stop. */
export const watchInstall = (): (() => void) => {
  const keep = (event: Event) => {
    if (!isInstallEvent(event)) return;
    // Nobody is asked unasked.
    event.preventDefault();
    offered.set(event);
  };
  const drop = () => offered.set(undefined);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', drop);
  };
};

export const installPrompt = {
  subscribe: offered.subscribe,
  isOffered: (): boolean => offered.get() !== undefined,
  /** Asks the browser to install the site; an offer is good for once. */
  ask: async (): Promise<'accepted' | 'dismissed' | undefined> => {
    const event = offered.get();
    offered.set(undefined);
    return (await event?.prompt())?.outcome;
  },
};
