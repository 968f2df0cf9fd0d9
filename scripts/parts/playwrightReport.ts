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

/** The part of Playwright's JSON reporter that we read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
  /** Outside of any test: a file that does not load, a server that does not start. */
  errors: readonly { message?: string }[];
}

const failuresOf = (suite: Suite, path: string): Failure[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      // A test that passes only when tried again proves nothing.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `${path}: ${title}`,
        message: results.find(({ error }) => error)?.error?.message ?? results.at(-1)?.status ?? '',
      })),
  ),
  ...(suite.suites ?? []).flatMap((child) => failuresOf(child, `${path} ${child.title}`)),
];

export const playwrightOutcome = ({ stats, suites, errors }: PlaywrightReport): Outcome => {
  const failures = [
    ...errors.map(({ message = '' }) => ({ title: 'outside of any test', message })),
    ...suites.flatMap((suite) => failuresOf(suite, suite.title)),
  ];
  return { passed: stats.expected, failed: failures.length, skipped: stats.skipped, failures };
};
