import { fileURLToPath } from 'node:url';
import config from '../../jest.config.ts';

const browser = config.projects.find(({ displayName }) => displayName === 'browser');

// StrykerJS takes one project, not several, and loads the environment itself, without Jest's `<rootDir>`.
export default {
  ...browser,
  rootDir: process.cwd(),
  // The tests of src/data that need no document run with one here.
  testMatch: [...browser.testMatch, '**/src/data/**/*.test.ts'],
  testTimeout: config.testTimeout,
  testEnvironment: fileURLToPath(new URL('browserEnvironment.cjs', import.meta.url)),
};
