import type { Config } from 'jest';
import { isBrief } from './config/testScope.ts';

// The site's projects run with NODE_OPTIONS=--experimental-vm-modules: Jest then loads ESM-only packages through
// require(esm). The gateway's tests run in Node as it is (decision 82).
const swc: [string, Record<string, unknown>] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

// In the project, so that it lasts from run to run: the system's folder for temporary files may lie in memory.
const cacheDirectory = '<rootDir>/.cache/jest';

const ignored = [
  '/node_modules/',
  '/dist/',
  '/storybook-static/',
  '/.data/',
  '\\.deep\\.test\\.ts$',
  ...(isBrief ? ['\\.wide\\.test\\.tsx?$'] : []),
];

// The site's sources, with the vendor's pages, as a bundler reads them.
const site: Config = {
  rootDir: '.',
  cacheDirectory,
  roots: [
    '<rootDir>/src',
    '<rootDir>/theme',
    '<rootDir>/locales',
    '<rootDir>/contract',
    '<rootDir>/stories',
    '<rootDir>/gateway/sandbox/games/page',
  ],
  transform: { '\\.tsx?$': swc },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/config/jest/empty.cjs',
    '\\.svg$': '<rootDir>/config/jest/svgStub.tsx',
  },
};

// A document costs a file a third of a second. Only files that ask for one by their name get it (decision 110).
const browser: Config = {
  ...site,
  displayName: 'browser',
  testMatch: ['**/*.test.tsx', '**/*.browser.test.ts'],
  testPathIgnorePatterns: ignored,
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.cjs',
  // In this order, so that a page is cleaned up before its words are looked at.
  setupFilesAfterEnv: ['<rootDir>/config/jest/setupBrowser.ts', '<rootDir>/config/jest/setupSilence.ts'],
};

const plain: Config = {
  ...site,
  displayName: 'plain',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [...ignored, '\\.browser\\.test\\.ts$'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/config/jest/setupSilence.ts'],
};

const gateway: Config = {
  displayName: 'gateway',
  rootDir: '.',
  cacheDirectory,
  roots: ['<rootDir>/gateway', '<rootDir>/scripts', '<rootDir>/bench', '<rootDir>/config'],
  testMatch: ['**/*.test.ts'],
  // The vendor's pages run in a browser.
  testPathIgnorePatterns: [...ignored, '/gateway/sandbox/games/page/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  // Modules are loaded once a worker, not once a file.
  runner: '<rootDir>/config/jest/gatewayRunner.ts',
  setupFilesAfterEnv: ['<rootDir>/config/jest/endHungTests.ts'],
  globalSetup: '<rootDir>/gateway/testing/postgres/testGlobalSetup.ts',
  globalTeardown: '<rootDir>/gateway/testing/postgres/testGlobalTeardown.ts',
};

// A busy machine is slow, not wrong; a hung test still ends. The gateway's tests end with their step.
const config: Config = { projects: [browser, plain, gateway], testTimeout: 60_000 };

export default config;
