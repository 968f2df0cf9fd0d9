import { delimiter, join } from 'node:path';

export interface BrowserSearch {
  env: { CHROMIUM?: string | undefined; PATH?: string | undefined };
  /** Path at which Playwright installs its browser. */
  own: string;
  exists: (path: string) => boolean;
}

// The headless shell has no window, which halves the time of a page load.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const apps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: from CHROMIUM, from PATH, from a Mac's applications, or Playwright's; undefined if there is
 * none.
 */
export const findBrowser = ({ env, own, exists }: BrowserSearch): string | undefined => {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM, ...onPath, ...apps, own].find((path) => path && exists(path));
};
