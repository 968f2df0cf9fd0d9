const address = '/sw.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Lets the site be opened without a connection, with a page that says so. Browsers without workers, and pages that did
 * not come over https, go on as before.
 */
export const registerWorker = (): void => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (process.env.NODE_ENV !== 'production' || serviceWorker === undefined) return;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The content policy lets scripts in by named policies alone.
  const policy = trustedTypes?.createPolicy('app-worker', { createScriptURL: () => address });
  serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
};
