import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isBrief } from './config/testScope.ts';
// Names the run's world before its workers come, which take the name over.
import './e2e/support/world.ts';

const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const browser = {
  executablePath: process.env['CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/**
 * A page of a journey is open for seconds: what the compilers would make faster in another thread is never run again.
 * The page of the stories shows hundreds of them.
 */
const briefBrowser = { ...browser, args: [...browser.args, '--js-flags=--no-opt --no-maglev'] };

const journeys = {
  testMatch: /e2e\/journeys\//,
  dependencies: ['world'] as string[],
  // The site's worker has journeys of its own (`installed.spec.ts`).
  use: { serviceWorkers: 'block', launchOptions: briefBrowser },
} as const;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only a failure takes so long; a machine that has one core or other work may need it.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // On a machine that does other things as well a journey may meet its limit; a third failure is no chance.
  retries: process.env['CI'] ? 2 : 0,
  maxFailures: process.env['CI'] ? 0 : 60,
  globalTeardown: './e2e/support/endRun.ts',
  reporter: [
    [process.env['CI'] ? 'dot' : 'line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'reports/playwright.json' }],
  ],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
  },
  projects: [
    {
      name: 'stories',
      testMatch: ['stories.spec.ts', 'controls.spec.ts', 'languages.spec.ts'],
      ...(isBrief && { grepInvert: /@wide/ }),
    },
    { name: 'pictures', testMatch: 'pictures.spec.ts' },
    { name: 'otherStories', testMatch: 'otherStories.spec.ts' },
    { name: 'allControls', testMatch: 'allControls.spec.ts' },
    { name: 'allLanguages', testMatch: 'allLanguages.spec.ts' },
    { name: 'world', testMatch: 'world.setup.ts' },
    {
      ...journeys,
      name: 'e2e',
      grepInvert: isBrief ? /@long|@wide/ : /@long/,
      ...(isBrief && { testIgnore: '**/*.wide.spec.ts' }),
    },
    { ...journeys, name: 'longJourneys', grep: /@long/ },
    // Drives browsers of the system, not Playwright's.
    { name: 'browsers', testMatch: 'browsers.spec.ts', dependencies: ['world'] },
    // A folder for each, because a run empties its own while another one may be going on.
  ].map((project) => ({ ...project, outputDir: `reports/playwright/${project.name}` })),
});
