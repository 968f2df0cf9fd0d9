import { rmSync, writeFileSync } from 'node:fs';
import { buildOutputs } from '../buildOutputs.ts';
import type { Progress } from '../progress.ts';
import { runCommand, type CommandOptions } from '../runCommand.ts';
import { jestOutcome, type JestReport } from './jestReport.ts';
import { broken, type Outcome } from './outcome.ts';
import type { JestStep, TestStep, PlaywrightStep, ToolsStep } from './testSteps.ts';
import { playwrightOutcome } from './playwrightReport.ts';
import { readReport } from './readReport.ts';
import { runTools } from './runTools.ts';
import { scratchFolder } from './scratchFolder.ts';

export interface StepSurroundings {
  root: string;
  /** Folder for the report `<step>.json`. */
  reports: string;
  browser: () => Promise<string>;
  progress: Progress;
}

const reportOf = ({ name }: TestStep, { reports }: StepSurroundings): string => `${reports}/${name}.json`;

const optionsFor = ({ limitMinutes }: TestStep, env: NodeJS.ProcessEnv = {}): CommandOptions => ({
  env: { TMPDIR: scratchFolder(), ...env },
  limitMs: limitMinutes * 60_000,
});

const runToolsStep = async (step: ToolsStep, surroundings: StepSurroundings): Promise<Outcome> => {
  const report = await runTools(step.tools, optionsFor(step));
  writeFileSync(reportOf(step, surroundings), JSON.stringify(report, null, 2));
  return jestOutcome(report);
};

const runJest = async (step: JestStep, surroundings: StepSurroundings): Promise<Outcome> => {
  const report = reportOf(step, surroundings);
  // React's production build has no test helpers, so NODE_ENV must be `test` whatever the caller's is.
  const env = { NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules' };
  const command = [
    'jest',
    '--ci',
    '--maxWorkers=100%',
    ...step.options,
    '--json',
    `--outputFile=${report}`,
  ] as const;
  return readReport<JestReport>(report, jestOutcome, await runCommand(command, optionsFor(step, env)));
};

const runPlaywright = async (step: PlaywrightStep, surroundings: StepSurroundings): Promise<Outcome> => {
  await buildOutputs(surroundings.root, step.needs, surroundings.progress);
  const report = reportOf(step, surroundings);
  const env = { ...step.env, CHROMIUM: await surroundings.browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const only = step.only === undefined ? [] : [step.only];
  const all = step.reportsAll === true ? ['--max-failures=0'] : [];
  const options = [`--project=${step.project}`, '--reporter=json', ...all, ...only];
  const command = ['playwright', 'test', ...options] as const;
  return readReport(report, playwrightOutcome, await runCommand(command, optionsFor(step, env)));
};

const run = (step: TestStep, surroundings: StepSurroundings): Promise<Outcome> => {
  if (step.kind === 'tools') return runToolsStep(step, surroundings);
  if (step.kind === 'jest') return runJest(step, surroundings);
  return runPlaywright(step, surroundings);
};

/** Runs one step and reads its report; never rejects, so that a broken step does not hide the others. */
export const runStep = async (step: TestStep, surroundings: StepSurroundings): Promise<Outcome> => {
  rmSync(reportOf(step, surroundings), { force: true });
  try {
    return await run(step, surroundings);
  } catch (error) {
    return broken('could not run', error instanceof Error ? error.message : String(error));
  }
};
