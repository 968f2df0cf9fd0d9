import { delimiter, join } from 'node:path';

export interface BrowserSearch {
  env: { CHROMIUM?: string | undefined; PATH?: string | undefined };
  /** What Playwright would have installed. */
  own: string;
  exists: (path: string) => boolean;
}

// The headless shell draws no window of its own, which halves what a page load costs.
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

/** Path of a Chromium: the one in CHROMIUM, one on the PATH, a Mac's, Playwright's; undefined when there is none. */
export const findBrowser = ({ env, own, exists }: BrowserSearch): string | undefined => {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM, ...onPath, ...apps, own].find((path) => path && exists(path));
};
