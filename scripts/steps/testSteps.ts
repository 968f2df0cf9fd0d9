import { siteSteps, storybookSteps, type BuildStep } from '../buildSteps.ts';
import type { Command } from '../runCommand.ts';

/** A program that counts as one test: it passes with exit status 0. */
export interface Tool {
  title: string;
  command: Command;
  /** Runs at low priority, so that the longest tool, which decides the total time, goes first. */
  yields?: boolean;
}

interface Named {
  name: string;
  /** The step is ended and has failed after this many minutes. */
  limitMinutes: number;
}

export type ToolsStep = Named & { kind: 'tools'; tools: readonly Tool[] };
export type JestStep = Named & { kind: 'jest'; options: readonly string[] };
/** A project of playwright.config.ts, and the build steps that it needs. */
export type PlaywrightStep = Named & {
  kind: 'playwright';
  project: string;
  needs: readonly BuildStep[];
  /** Runs only these files of the project. */
  only?: string;
  env?: NodeJS.ProcessEnv;
  /** Goes on after any number of failures. */
  reportsAll?: boolean;
};

export type TestStep = ToolsStep | JestStep | PlaywrightStep;

/** Ends what hangs. A machine with one core, or one that does other things as well, needs most of it. */
export const LIMIT_MINUTES = 60;

/** The testSteps of `npm test`, begun in this order; `npm test -- unit e2e` runs the named ones. */
export const testSteps = [
  {
    name: 'types',
    kind: 'tools',
    limitMinutes: LIMIT_MINUTES,
    tools: [
      {
        title: 'every type holds, and every rule that needs types',
        command: ['oxlint', '--type-check', '--max-warnings=0', '.'],
        yields: true,
      },
    ],
  },
  {
    name: 'lint',
    kind: 'tools',
    limitMinutes: LIMIT_MINUTES,
    tools: [
      { title: 'eslint finds nothing', command: ['eslint', '--max-warnings=0', '.'] },
      {
        title: 'imports go down the floors',
        command: [
          'depcruise',
          '--config',
          '.dependency-cruiser.cjs',
          'contract',
          'theme',
          'locales',
          'src',
          'stories',
          'gateway',
          'e2e',
        ],
        yields: true,
      },
      {
        title: 'no two rooms of the gateway need each other',
        command: ['depcruise', '--config', '.dependency-cruiser.rooms.cjs', 'gateway'],
        yields: true,
      },
      { title: 'no file, export or dependency is unused', command: ['knip'], yields: true },
      { title: 'every component has its stories', command: ['node', 'scripts/parity.ts'], yields: true },
      {
        title: 'every file is formatted',
        command: ['oxfmt', '--list-different', '.'],
        yields: true,
      },
    ],
  },
  {
    name: 'build',
    kind: 'tools',
    limitMinutes: LIMIT_MINUTES,
    tools: [{ title: 'the production site builds', command: ['node', 'scripts/build.ts'], yields: true }],
  },
  // The longest first, so that the two lanes end at about the same time.
  { name: 'e2e', kind: 'playwright', project: 'e2e', needs: siteSteps, limitMinutes: LIMIT_MINUTES },
  {
    name: 'stories',
    kind: 'playwright',
    project: 'stories',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
  },
  {
    name: 'pictures',
    kind: 'playwright',
    project: 'pictures',
    needs: storybookSteps,
    limitMinutes: LIMIT_MINUTES,
    // A changed colour changes every picture, and each of them is to be seen.
    reportsAll: true,
  },
  { name: 'gateway', kind: 'jest', options: ['--selectProjects=gateway'], limitMinutes: LIMIT_MINUTES },
  {
    name: 'unit',
    kind: 'jest',
    options: ['--selectProjects=browser', '--selectProjects=plain'],
    limitMinutes: LIMIT_MINUTES,
  },
] satisfies TestStep[];
