/** What one part proved. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly Failure[];
  /** What is to be known besides: figures that a suite told, a test that passed when tried again. */
  notes?: readonly string[];
}

export interface Failure {
  title: string;
  message: string;
}

/** A part that broke before it could count its tests: one failure of its own. */
export const broken = (title: string, message: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ title, message }],
});

/** The last line of `npm test`. */
export const summaryLine = (outcomes: readonly Outcome[]): string => {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
};
