/** A push service was silent or refused for now; the message may have been taken. */
class PushFault extends Error {}

/** The push services of browsers, as the deployment has them. */
export interface PushServices {
  /** Whether an address belongs to one of them: nothing is ever sent to another. */
  readonly allows: (endpoint: string) => boolean;
  /**
   * Hands a sealed message over. `gone`: the browser no longer takes any. Throws PushFault to be tried again. Never to be
   * called within a transaction.
   */
  readonly post: (
    endpoint: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ) => Promise<'taken' | 'gone'>;
}

export interface PushServicesOptions {
  /** Origins such as `https://push.example`; `https://*.push.example` stands for any name below it. */
  readonly origins: readonly string[];
  /** Ends a call that takes too long; unless given, after five seconds. */
  readonly patience?: () => AbortSignal;
}

/** Those of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
export const usualPushOrigins = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const;

const WITHIN = 5_000;
const gone: readonly number[] = [404, 410];

const matches = (origin: string, { protocol, host, hostname }: URL): boolean => {
  const [scheme = '', name = ''] = origin.split('//');
  if (scheme !== protocol) return false;
  if (!name.startsWith('*.')) return name === host;
  // A port would be another server than the one that is meant.
  return host === hostname && hostname.endsWith(name.slice(1)) && hostname.length > name.length - 1;
};

export const pushServices = ({ origins, patience }: PushServicesOptions): PushServices => {
  const allows = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
    return origins.some((origin) => matches(origin, url));
  };
  return {
    allows,
    post: async (endpoint, headers, body) => {
      if (!allows(endpoint)) throw new PushFault('the address is of no push service that is allowed');
      const { host } = new URL(endpoint);
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: patience?.() ?? AbortSignal.timeout(WITHIN),
          headers,
          body: new Uint8Array(body),
        });
        // Nothing that a push service writes is read, however much it is.
        await answer.body?.cancel();
        if (answer.ok) return 'taken';
        if (gone.includes(answer.status)) return 'gone';
        throw new Error(`answered ${answer.status}`);
      } catch (error) {
        // Without the address: whoever reads it could not send, but it names a browser.
        throw new PushFault(`${host}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
};
