import type { Outcome } from './outcome.ts';
import type { Part } from './parts.ts';

// Each takes about one core; every other part fills two by itself.
const besideEachOther = ['types', 'lint', 'build'];

/** Runs the light parts together and then the rest one after another. */
export const runParts = async (
  parts: readonly Part[],
  run: (part: Part) => Promise<Outcome>,
): Promise<readonly Outcome[]> => {
  const isLight = ({ name }: Part): boolean => besideEachOther.includes(name);
  const outcomes = await Promise.all(parts.filter(isLight).map(run));
  for (const part of parts.filter((other) => !isLight(other))) outcomes.push(await run(part));
  return outcomes;
};
