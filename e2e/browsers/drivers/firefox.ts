import { launch } from 'puppeteer-core';
import type { SystemBrowser } from './Driver';
import { findProgram } from './findProgram';
import { puppeteerDriver } from './puppeteerDriver';
import { surroundings } from './surroundings';

/** Debian's Firefox over WebDriver BiDi, which it speaks without a driver program. */
export const firefox: SystemBrowser = {
  name: 'Firefox',
  launch: async () =>
    puppeteerDriver(
      await launch({
        browser: 'firefox',
        executablePath: findProgram('firefox-esr', 'firefox-esr'),
        env: surroundings(),
        extraPrefsFirefox: { 'intl.accept_languages': 'vi-VN, vi', 'ui.prefersReducedMotion': 1 },
      }),
    ),
};
