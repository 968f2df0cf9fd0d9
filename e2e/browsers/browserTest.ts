import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test as base } from '../support/siteTest';
import { firefox } from './drivers/firefox';
import type { SystemBrowser } from './drivers/Driver';
import { BrowserSession } from './session/BrowserSession';

interface Fixtures {
  systemBrowser: SystemBrowser;
  /** Errors of pages that the test provokes. */
  expectedFaults: readonly RegExp[];
  /** A person at a browser that has just been started; the test fails if a page throws an error. */
  session: BrowserSession;
}

export const test = base.extend<Fixtures>({
  systemBrowser: [firefox, { option: true }],
  expectedFaults: [[], { option: true }],
  session: async ({ systemBrowser, expectedFaults }, use, info) => {
    const driver = await systemBrowser.launch();
    try {
      await driver.resize(1440, 900);
      await use(new BrowserSession(driver));
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('window.png'), await driver.picture());
      const isExpected = (fault: string) => expectedFaults.some((pattern) => pattern.test(fault));
      expect(driver.faults().filter((fault) => !isExpected(fault))).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});
