/** A browser's subscription, as the gateway takes it. */
export interface PushSubscriptionFacts {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the browser offers for messages that come while the site is closed. */
export interface PushBrowser {
  /** Whether messages can be shown at all; `denied`: the visitor has blocked them. */
  readonly standing: () => 'unsupported' | 'denied' | 'ready';
  readonly current: () => Promise<PushSubscriptionFacts | undefined>;
  /** Asks the visitor, if need be; false where they said no. Called by a press alone, before anything else is awaited. */
  readonly ask: () => Promise<boolean>;
  /** Undefined where the browser failed. */
  readonly subscribe: (key: string) => Promise<PushSubscriptionFacts | undefined>;
  readonly unsubscribe: () => Promise<void>;
}

const factsOf = (subscription: PushSubscription): PushSubscriptionFacts | undefined => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
};

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscribed = async (): Promise<PushSubscription | null | undefined> =>
  isSupported()
    ? (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription().catch(() => null)
    : undefined;

export const browserPush: PushBrowser = {
  standing: () => {
    if (!isSupported()) return 'unsupported';
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  },
  current: async () => {
    const found = await subscribed();
    return found ? factsOf(found) : undefined;
  },
  ask: async () => (await Notification.requestPermission()) === 'granted',
  subscribe: async (key) => {
    // Without a worker there never is one that is ready.
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return undefined;
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      return factsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    } catch {
      // The push service is away, the window is private, or the browser had subscribed with a key that is no longer ours.
      await (await subscribed())?.unsubscribe();
      return undefined;
    }
  },
  unsubscribe: async () => {
    const found = await subscribed();
    await found?.unsubscribe();
  },
};
