import type { Failure, Outcome } from './outcome.ts';

interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}

interface Annotation {
  type: string;
  description?: string;
}

interface Spec {
  title: string;
  tests: readonly {
    results: readonly { status: string; error?: { message?: string } }[];
    status: string;
    annotations?: readonly Annotation[];
  }[];
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

const annotationsOf = (suite: Suite): Annotation[] => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations)),
  ...(suite.suites ?? []).flatMap(annotationsOf),
];

/** Each picture has an annotation of its own; the tests that are left out have the reason. */
const notComparedIn = (suites: readonly Suite[]): Outcome['notCompared'] => {
  const annotations = suites.flatMap(annotationsOf);
  const pictures = annotations.filter(({ type }) => type === 'not compared').length;
  const reason = annotations.find(({ type }) => type === 'skip')?.description ?? '';
  return pictures > 0 ? { pictures, reason } : undefined;
};

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
    notCompared: notComparedIn(suites),
    // Retries happen only under CI, where other jobs run on the same machine. A retried test still needs a fix.
    notes: again.map(({ title }) => `passed when tried again: ${title}`),
  };
};
