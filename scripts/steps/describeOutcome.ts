import type { Failure, Outcome } from './outcome.ts';

const SHOWN_FAILURES = 20;
const SHOWN_LINES = 25;

const describeFailure = ({ title, message }: Failure): string[] => [
  `  ✗ ${title}`,
  ...message
    .trim()
    .split('\n')
    .slice(0, SHOWN_LINES)
    .map((line) => `      ${line}`),
];

/** A step's result in one line, with its failures below. */
export const describeOutcome = (
  name: string,
  { passed, failed, skipped, failures, notes = [] }: Outcome,
): string => {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  const more = failures.length - SHOWN_FAILURES;
  return [
    `${failed === 0 ? '✓' : '✗'} ${name}: ${counts.filter(Boolean).join(', ')}`,
    ...failures.slice(0, SHOWN_FAILURES).flatMap(describeFailure),
    ...notes.map((note) => `  ${note}`),
    ...(more > 0 ? [`  … and ${more} more: reports/${name}.json`] : []),
  ].join('\n');
};
