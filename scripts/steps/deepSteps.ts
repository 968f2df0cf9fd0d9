import { basename } from 'node:path';
import { siteSteps, storybookSteps } from '../buildSteps.ts';
import { LIMIT_MINUTES, testSteps, type JestStep, type PlaywrightStep, type ToolsStep } from './testSteps.ts';

/** The steps of `npm test` that have wide tests, with these tests (decision 131): `wide-unit`, `wide-stories` … */
export const wideSteps: readonly (JestStep | PlaywrightStep)[] = testSteps
  .filter((step) => step.kind !== 'tools')
  .map((step) => ({ ...step, name: `wide-${step.name}`, limitMinutes: 2 * LIMIT_MINUTES }));

/** Checks that `npm test` leaves out: stories on phones and in other brands' colours, and long journeys. */
export const browserSteps = [
  {
    name: 'stories',
    kind: 'playwright',
    project: 'otherStories',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  // Checks every page and dialog on every screen size; `npm test` checks only the header and footer of the site.
  {
    name: 'controls',
    kind: 'playwright',
    project: 'allControls',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  // Every story with words in all six languages, on a desktop and on two phones; `npm test` shows 60 of them.
  {
    name: 'languages',
    kind: 'playwright',
    project: 'allLanguages',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  {
    name: 'journeys',
    kind: 'playwright',
    project: 'longJourneys',
    needs: siteSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  // The main journeys in Firefox and WebKit too, whose engines differ from Chromium's.
  {
    name: 'browsers',
    kind: 'playwright',
    project: 'browsers',
    needs: siteSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  // Tests every fault of every call that a page makes; `npm test` tests one fault of each call.
  {
    name: 'faults',
    kind: 'playwright',
    project: 'e2e',
    only: 'faults.spec.ts',
    env: { FAULTS: 'all' },
    needs: siteSteps,
    limitMinutes: LIMIT_MINUTES,
  },
] satisfies PlaywrightStep[];

/** Plants mistakes in the code and counts those that a test notices; `scripts/mutations` says where. */
export const mutationStep = {
  name: 'mutations',
  kind: 'tools',
  limitMinutes: 4 * LIMIT_MINUTES,
  tools: [{ title: 'tests notice planted mistakes', command: ['node', 'scripts/mutations.ts'] }],
} satisfies ToolsStep;

/** One step for each deep suite, named after its file: `ledger` for gateway/testing/deep/ledger.deep.test.ts. */
export const deepSteps = (paths: readonly string[]): JestStep[] =>
  paths.toSorted().map((path) => ({
    name: basename(path, '.deep.test.ts'),
    kind: 'jest',
    limitMinutes: LIMIT_MINUTES,
    // The configuration excludes deep suites; this list overrides the exclusion.
    options: [
      '--selectProjects=gateway',
      '--testPathIgnorePatterns=/node_modules/',
      '--runTestsByPath',
      path,
    ],
  }));
