import type { Outcome } from './outcome.ts';
import type { TestStep } from './testSteps.ts';

type Run = (step: TestStep) => Promise<Outcome>;

/** Each of these uses about one core, and the others need what `build` writes. */
const first = ['types', 'lint', 'build'];

/** Runs the steps in their order, as many at a time as there are lanes. */
const runInLanes = async (steps: readonly TestStep[], lanes: number, run: Run): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = [...steps.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, step] = next;
      outcomes[index] = await run(step);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
};

/**
 * Runs the light steps at the same time, then the others, `lanes` of them at a time: while one waits for a timer or an
 * answer, another one uses the processor.
 */
export const runSteps = async (
  steps: readonly TestStep[],
  run: Run,
  lanes: number,
): Promise<readonly Outcome[]> => {
  const isLight = ({ name }: TestStep): boolean => first.includes(name);
  const light = steps.filter(isLight);
  return [
    ...(await runInLanes(light, light.length, run)),
    ...(await runInLanes(
      steps.filter((step) => !isLight(step)),
      lanes,
      run,
    )),
  ];
};
