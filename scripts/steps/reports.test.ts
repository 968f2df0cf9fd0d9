import { notComparedLine, summaryLine } from './outcome.ts';
import { jestOutcome, type JestReport } from './jestReport.ts';
import { playwrightOutcome, type PlaywrightReport } from './playwrightReport.ts';

const jest: JestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [
        { fullName: 'money adds up', status: 'failed', failureMessages: ['expected 1'] },
        { fullName: 'money is kept', status: 'passed', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ],
};

const tests = (status: string, message?: string) => [
  { status, results: [{ status, error: message ? { message } : undefined }] },
];

const playwright: PlaywrightReport = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [{ message: 'no server' }],
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{ title: 'opens', tests: tests('expected') }],
      suites: [
        {
          title: 'lotus',
          specs: [
            { title: 'shows banners', tests: tests('unexpected', 'not visible') },
            { title: 'plays', tests: tests('flaky') },
          ],
        },
      ],
    },
  ],
};

test('a Jest file that could not be loaded counts as a failure, with its reason', () => {
  const outcome = jestOutcome(jest);
  expect(outcome).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
  expect(outcome.failures).toEqual([
    { title: 'a.test.ts: money adds up', message: 'expected 1' },
    { title: 'b.test.ts', message: 'SyntaxError' },
  ]);
});

test('an error outside of tests counts as a failure, and a test that passed on a retry is noted', () => {
  const outcome = playwrightOutcome(playwright);
  expect(outcome).toMatchObject({ passed: 6, failed: 2, skipped: 2 });
  expect(outcome.failures.map(({ title }) => title)).toEqual([
    'outside of any test',
    'home.spec.ts lotus: shows banners',
  ]);
  expect(outcome.notes).toEqual(['passed when tried again: home.spec.ts lotus: plays']);
});

test('pictures that were not compared are counted and named with the reason', () => {
  const skipped = (...annotations: { type: string; description: string }[]) => ({
    title: 'looks as stored',
    tests: [{ status: 'skipped', results: [], annotations }],
  });
  const outcome = playwrightOutcome({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 },
    errors: [],
    suites: [
      {
        title: 'pictures.spec.ts',
        suites: [
          {
            title: '',
            specs: [
              skipped(
                { type: 'not compared', description: 'lotus/button--1440' },
                { type: 'not compared', description: 'lotus/button--390' },
                { type: 'skip', description: 'this is darwin-arm64' },
              ),
              skipped(
                { type: 'not compared', description: 'lotus/chip--1440' },
                { type: 'skip', description: 'this is darwin-arm64' },
              ),
            ],
          },
        ],
      },
    ],
  });
  expect(notComparedLine([jestOutcome(jest), outcome])).toBe('3 pictures not compared: this is darwin-arm64');
  expect(notComparedLine([playwrightOutcome(playwright)])).toBeUndefined();
});

test('the last line counts all testSteps', () => {
  expect(summaryLine([jestOutcome(jest), playwrightOutcome(playwright)])).toBe('8 passed, 4 failed');
  expect(summaryLine([])).toBe('0 passed, 0 failed');
});
