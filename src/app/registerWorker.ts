const address = '/sw.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let isRegistered = false;

/**
 * Lets the site be opened without a connection, with a page that says so. Browsers without workers, and pages that did
 * not come over https, are left as they are. Later calls do nothing: the site mounts again after a
 * maintenance, and a page may create each policy once.
 */
export const registerWorker = (): void => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (process.env.NODE_ENV !== 'production' || serviceWorker === undefined || isRegistered) return;
  isRegistered = true;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The content policy lets scripts in by named policies alone.
  const policy = trustedTypes?.createPolicy('app-worker', { createScriptURL: () => address });
  serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
};
