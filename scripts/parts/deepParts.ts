import { basename } from 'node:path';
import { siteSteps, storybookSteps } from '../buildSteps.ts';
import type { JestPart, PlaywrightPart } from './parts.ts';

const LIMIT_MINUTES = 60;

/** What `npm test` leaves out: stories on phones and in the other brands' colours, and journeys that take long. */
export const browserParts = [
  {
    name: 'stories',
    kind: 'playwright',
    project: 'otherStories',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  // Every page and dialog on every screen, where `npm test` takes the frame of the site.
  {
    name: 'controls',
    kind: 'playwright',
    project: 'allControls',
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
  // Every fault of every call that a page makes, where `npm test` takes one fault of each call.
  {
    name: 'faults',
    kind: 'playwright',
    project: 'e2e',
    only: 'faults.spec.ts',
    env: { FAULTS: 'all' },
    needs: siteSteps,
    limitMinutes: LIMIT_MINUTES,
  },
] satisfies PlaywrightPart[];

/** One part for each deep suite, by the paths of their files: `ledger` for gateway/testing/deep/ledger.deep.test.ts. */
export const deepParts = (paths: readonly string[]): JestPart[] =>
  paths.toSorted().map((path) => ({
    name: basename(path, '.deep.test.ts'),
    kind: 'jest',
    limitMinutes: LIMIT_MINUTES,
    // The configuration leaves deep suites out; this list takes its place.
    options: [
      '--selectProjects=gateway',
      '--testPathIgnorePatterns=/node_modules/',
      '--runTestsByPath',
      path,
    ],
  }));
