import { existsSync, readFileSync } from 'node:fs';
import type { CommandResult } from '../runCommand.ts';
import { broken, type Outcome } from './outcome.ts';

const SHOWN_CHARACTERS = 3000;

/** Figures that a suite printed for the reader of the result: one JSON object a line. */
const figures = (output: string): string[] => output.match(/^\{"[a-z].*\}$/gim) ?? [];

/** Reads a test program's report; if there is none, the outcome is a failure with the program's output. */
export const readReport = <Report>(
  path: string,
  toOutcome: (report: Report) => Outcome,
  { status, late, output }: CommandResult,
): Outcome => {
  const words = output.trim().slice(-SHOWN_CHARACTERS);
  if (late) return broken('took longer than its limit', words);
  if (!existsSync(path)) return broken('ended without a report', words);
  const told = toOutcome(JSON.parse(readFileSync(path, 'utf8')) as Report);
  const outcome = { ...told, notes: [...(told.notes ?? []), ...figures(output)] };
  if (status === 0 || outcome.failed > 0) return outcome;
  return {
    ...outcome,
    failed: 1,
    failures: [{ title: 'ended with an error though no test failed', message: words }],
  };
};
