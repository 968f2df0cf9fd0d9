/** Result of one step of a test run. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly Failure[];
  /** Pictures that were not compared, and why. */
  notCompared?: { pictures: number; reason: string };
  /** Additional lines: figures that a suite printed, a test that passed on a retry. */
  notes?: readonly string[];
}

export interface Failure {
  title: string;
  message: string;
}

/** Result of a step that broke before it could count its tests: one failure. */
export const broken = (title: string, message: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ title, message }],
});

/** A line before the last one of `npm test`, if pictures were not compared. */
export const notComparedLine = (outcomes: readonly Outcome[]): string | undefined => {
  const found = outcomes.flatMap(({ notCompared }) => notCompared ?? []);
  return found.length > 0
    ? found.map(({ pictures, reason }) => `${pictures} pictures not compared: ${reason}`).join('\n')
    : undefined;
};

/** The last line of `npm test`. */
export const summaryLine = (outcomes: readonly Outcome[]): string => {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
};
