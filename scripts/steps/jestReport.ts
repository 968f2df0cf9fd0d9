import type { Failure, Outcome } from './outcome.ts';

/** The fields of Jest's `--json` report that we read and, for tools, write. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    /** Why the file did not run, or all its failures joined. */
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const failuresOf = ({
  name,
  status,
  message,
  assertionResults,
}: JestReport['testResults'][number]): Failure[] => {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // A file that could not be loaded has failed without a failed test.
  if (failed.length === 0) return status === 'failed' ? [{ title: name, message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${name}: ${fullName}`,
    message: failureMessages?.[0] ?? '',
  }));
};

export const jestOutcome = (report: JestReport): Outcome => {
  const failures = report.testResults.flatMap(failuresOf);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
};
