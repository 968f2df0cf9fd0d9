import { launch } from 'puppeteer-core';
import type { SystemBrowser } from './Driver';
import { findProgram } from './findProgram';
import { puppeteerDriver } from './puppeteerDriver';
import { surroundings } from './surroundings';

/** The Chromium of the other tests, driven by the same actions as the other browsers. */
export const chromium: SystemBrowser = {
  name: 'Chromium',
  launch: async () =>
    puppeteerDriver(
      await launch({
        browser: 'chrome',
        executablePath: process.env['CHROMIUM'] ?? findProgram('chromium', 'chromium'),
        env: surroundings(),
        args: ['--no-sandbox', '--disable-gpu', '--lang=vi-VN', '--force-prefers-reduced-motion'],
      }),
    ),
};
