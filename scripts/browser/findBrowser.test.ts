import { findBrowser } from './findBrowser.ts';

const search = (there: string[], CHROMIUM?: string): string | undefined =>
  findBrowser({
    env: { CHROMIUM, PATH: '/usr/bin:/opt/bin' },
    own: '/cache/chrome',
    exists: (path) => there.includes(path),
  });

test('the browser named by CHROMIUM takes precedence', () => {
  expect(search(['/usr/bin/chromium', '/my/chrome'], '/my/chrome')).toBe('/my/chrome');
});

test('a CHROMIUM that does not exist is ignored', () => {
  expect(search(['/usr/bin/chromium'], '/my/chrome')).toBe('/usr/bin/chromium');
});

test('Chromium takes precedence over Chrome, wherever on the PATH, and both over Playwright’s own', () => {
  expect(search(['/usr/bin/google-chrome', '/opt/bin/chromium', '/cache/chrome'])).toBe('/opt/bin/chromium');
  expect(search(['/usr/bin/google-chrome', '/cache/chrome'])).toBe('/usr/bin/google-chrome');
  expect(search(['/cache/chrome'])).toBe('/cache/chrome');
});

test('the headless shell takes precedence over the full browser, which is twice as slow', () => {
  expect(search(['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'])).toBe(
    '/opt/bin/chromium-headless-shell',
  );
});

test('without any browser nothing is found', () => {
  expect(search([])).toBeUndefined();
});
