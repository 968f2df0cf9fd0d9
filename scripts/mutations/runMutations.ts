import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { MutationArea } from './mutationAreas.ts';

export interface MutationScore {
  /** Mistakes that a test noticed. */
  noticed: number;
  all: number;
  /** Per cent. */
  score: number;
}

const here = import.meta.dirname;

/** Mistakes that neither start nor load are no test's business. */
const judged: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

const runnerOptions = ({ project }: MutationArea): PartialStrykerOptions =>
  project === 'gateway'
    ? {
        testRunner: 'gateway',
        plugins: [join(here, 'gatewayTestRunner.ts'), join(here, 'sampleIgnorer.ts')],
        coverageAnalysis: 'off',
      }
    : {
        testRunner: 'jest',
        testRunnerNodeArgs: ['--experimental-vm-modules'],
        plugins: [import.meta.resolve('@stryker-mutator/jest-runner'), join(here, 'sampleIgnorer.ts')],
        jest: { projectType: 'custom', configFile: `config/jest/${project}Mutations.mjs` },
        coverageAnalysis: 'perTest',
      };

/** Plants mistakes in one area and writes reports/mutations/<area>.html and .json, which show those that no test noticed. */
export const runMutations = async (area: MutationArea): Promise<MutationScore> => {
  const report = join('reports', 'mutations', area.name);
  const results = await new Stryker({
    ...runnerOptions(area),
    mutate: [...area.code, '!**/*.test.ts', '!**/*Examples.ts', '!**/schema.ts'],
    ignorers: ['sample'],
    reporters: ['html', 'json', 'clear-text'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    tempDirName: '.cache/mutations',
    ignorePatterns: ['/dist', '/reports', '/.data', '/.cache', '/storybook-static', '/docs'],
    allowConsoleColors: false,
    // A mistake that makes its tests run three times as long as without it counts as noticed.
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  const counted = results.filter(({ status }) => judged.has(status));
  const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const all = counted.length;
  return { noticed, all, score: all === 0 ? 100 : (noticed / all) * 100 };
};
