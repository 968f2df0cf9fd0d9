import type { Outcome } from './outcome.ts';
import type { TestStep } from './testSteps.ts';

// Each of these uses about one core; every other step uses two.
const besideEachOther = ['types', 'lint', 'build'];

/** Runs the light testSteps concurrently and then the others in sequence. */
export const runSteps = async (
  testSteps: readonly TestStep[],
  run: (step: TestStep) => Promise<Outcome>,
): Promise<readonly Outcome[]> => {
  const isLight = ({ name }: TestStep): boolean => besideEachOther.includes(name);
  const outcomes = await Promise.all(testSteps.filter(isLight).map(run));
  for (const step of testSteps.filter((other) => !isLight(other))) outcomes.push(await run(step));
  return outcomes;
};
