import { StartError } from '../../gateway/platform/postgres/StartError.ts';
import type { TestStep } from './testSteps.ts';

/** The named testSteps in the table's order, or all. Throws StartError for an unknown name. */
export const selectSteps = (all: readonly TestStep[], names: readonly string[]): readonly TestStep[] => {
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new StartError(
      `No step is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
};
