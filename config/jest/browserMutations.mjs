import { fileURLToPath } from 'node:url';
import config from '../../jest.config.ts';

// StrykerJS takes one project, not several, and loads the environment itself, without Jest's `<rootDir>`.
export default {
  ...config.projects.find(({ displayName }) => displayName === 'browser'),
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
  testEnvironment: fileURLToPath(new URL('browserEnvironment.cjs', import.meta.url)),
};
