import type { Failure, Outcome } from './outcome.ts';

interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}

interface Spec {
  title: string;
  tests: readonly { results: readonly { status: string; error?: { message?: string } }[]; status: string }[];
}

/** The fields of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
  /** Errors outside of any test: a file that does not load, a server that does not start. */
  errors: readonly { message?: string }[];
}

/** The tests that failed finally ('unexpected') or failed once and passed on a retry ('flaky'). */
const failuresOf = (suite: Suite, path: string, wanted: 'unexpected' | 'flaky'): Failure[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        title: `${path}: ${title}`,
        message: results.find(({ error }) => error)?.error?.message ?? results.at(-1)?.status ?? '',
      })),
  ),
  ...(suite.suites ?? []).flatMap((child) => failuresOf(child, `${path} ${child.title}`, wanted)),
];

export const playwrightOutcome = ({ stats, suites, errors }: PlaywrightReport): Outcome => {
  const failures = [
    ...errors.map(({ message = '' }) => ({ title: 'outside of any test', message })),
    ...suites.flatMap((suite) => failuresOf(suite, suite.title, 'unexpected')),
  ];
  const again = suites.flatMap((suite) => failuresOf(suite, suite.title, 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    skipped: stats.skipped,
    failures,
    // Retries happen only under CI, where other jobs run on the same machine. A retried test still needs a fix.
    notes: again.map(({ title }) => `passed when tried again: ${title}`),
  };
};
