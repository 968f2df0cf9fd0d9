import { rmSync, writeFileSync } from 'node:fs';
import { buildOutputs } from '../buildOutputs.ts';
import type { Progress } from '../progress.ts';
import { runCommand, type CommandOptions } from '../runCommand.ts';
import { jestOutcome, type JestReport } from './jestReport.ts';
import { broken, type Outcome } from './outcome.ts';
import type { JestPart, Part, PlaywrightPart, ToolsPart } from './parts.ts';
import { playwrightOutcome } from './playwrightReport.ts';
import { readReport } from './readReport.ts';
import { runTools } from './runTools.ts';

export interface PartSurroundings {
  root: string;
  /** Folder for the report `<part>.json`. */
  reports: string;
  browser: () => Promise<string>;
  progress: Progress;
}

const reportOf = ({ name }: Part, { reports }: PartSurroundings): string => `${reports}/${name}.json`;

const optionsFor = ({ limitMinutes }: Part, env: NodeJS.ProcessEnv = {}): CommandOptions => ({
  env,
  limitMs: limitMinutes * 60_000,
});

const runToolsPart = async (part: ToolsPart, surroundings: PartSurroundings): Promise<Outcome> => {
  const report = await runTools(part.tools, optionsFor(part));
  writeFileSync(reportOf(part, surroundings), JSON.stringify(report, null, 2));
  return jestOutcome(report);
};

const runJest = async (part: JestPart, surroundings: PartSurroundings): Promise<Outcome> => {
  const report = reportOf(part, surroundings);
  // React's production build has no test helpers, so NODE_ENV must be `test` whatever the caller's is.
  const env = { NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules' };
  const command = [
    'jest',
    '--ci',
    '--maxWorkers=100%',
    ...part.options,
    '--json',
    `--outputFile=${report}`,
  ] as const;
  return readReport<JestReport>(report, jestOutcome, await runCommand(command, optionsFor(part, env)));
};

const runPlaywright = async (part: PlaywrightPart, surroundings: PartSurroundings): Promise<Outcome> => {
  await buildOutputs(surroundings.root, part.needs, surroundings.progress);
  const report = reportOf(part, surroundings);
  const env = { ...part.env, CHROMIUM: await surroundings.browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const only = part.only === undefined ? [] : [part.only];
  const command = ['playwright', 'test', `--project=${part.project}`, '--reporter=json', ...only] as const;
  return readReport(report, playwrightOutcome, await runCommand(command, optionsFor(part, env)));
};

const run = (part: Part, surroundings: PartSurroundings): Promise<Outcome> => {
  if (part.kind === 'tools') return runToolsPart(part, surroundings);
  if (part.kind === 'jest') return runJest(part, surroundings);
  return runPlaywright(part, surroundings);
};

/** Runs one part and reads its report; never rejects, so that a broken part does not hide the others. */
export const runPart = async (part: Part, surroundings: PartSurroundings): Promise<Outcome> => {
  rmSync(reportOf(part, surroundings), { force: true });
  try {
    return await run(part, surroundings);
  } catch (error) {
    return broken('could not run', error instanceof Error ? error.message : String(error));
  }
};
