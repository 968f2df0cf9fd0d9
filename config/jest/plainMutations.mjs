import config from '../../jest.config.ts';

// StrykerJS takes one project, not several.
export default {
  ...config.projects.find(({ displayName }) => displayName === 'plain'),
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
};
