import type { Config } from 'jest';

// The web project runs with NODE_OPTIONS=--experimental-vm-modules: Jest then loads ESM-only packages through
// require(esm). The gateway's tests run in Node as it is (decision 82).
const swc = (jsx: boolean): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

// In the project, so that it lasts from run to run: the system's folder for temporary files may lie in memory.
const cacheDirectory = '<rootDir>/.cache/jest';

const ignored = ['/node_modules/', '/dist/', '/storybook-static/', '/.data/', '\\.deep\\.test\\.ts$'];

const web: Config = {
  displayName: 'web',
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
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ignored,
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/config/jest/setupWeb.ts'],
  transform: { '\\.tsx?$': swc(true) },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/config/jest/empty.cjs',
    '\\.svg$': '<rootDir>/config/jest/svgStub.tsx',
  },
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
  globalSetup: '<rootDir>/gateway/testing/postgres/testGlobalSetup.ts',
  globalTeardown: '<rootDir>/gateway/testing/postgres/testGlobalTeardown.ts',
};

// A busy machine is slow, not wrong; a hung test still ends. The gateway's tests end with their step.
const config: Config = { projects: [web, gateway], testTimeout: 60_000 };

export default config;
