import { secretWatch, type SecretWatch } from './secretWatch';
import { expect, test as base } from './test';

interface Fixtures {
  /** Secrets of the journey: the test fails when one of them lies where it does not belong. */
  secrets: SecretWatch;
}

/** Journeys of accounts, each looked over for leaks at its end (security rows 13 and 14). */
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
