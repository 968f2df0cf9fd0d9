import { secretWatch, type SecretWatch } from './secretWatch';
import { expect, test as base } from './test';

interface Fixtures {
  /** The secrets that the journey uses; the test fails if one of them leaks. */
  secrets: SecretWatch;
}

/** Journeys of accounts; each ends with a search for leaked secrets (security.md rows 13 and 14). */
export const test = base.extend<Fixtures>({
  secrets: [
    async ({ context, page, site }, use) => {
      const watch = secretWatch(context);
      await use(watch);
      expect(await watch.leaks(page, site)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
