import type { Outcome } from './outcome.ts';
import type { Part } from './parts.ts';

// Each of these uses about one core; every other part uses two.
const besideEachOther = ['types', 'lint', 'build'];

/** Runs the light parts concurrently and then the others in sequence. */
export const runParts = async (
  parts: readonly Part[],
  run: (part: Part) => Promise<Outcome>,
): Promise<readonly Outcome[]> => {
  const isLight = ({ name }: Part): boolean => besideEachOther.includes(name);
  const outcomes = await Promise.all(parts.filter(isLight).map(run));
  for (const part of parts.filter((other) => !isLight(other))) outcomes.push(await run(part));
  return outcomes;
};
