import { StartError } from '../../gateway/platform/postgres/StartError.ts';
import type { Part } from './parts.ts';

/** The named parts in the table's order, or all. Throws StartError for an unknown name. */
export const selectParts = (all: readonly Part[], names: readonly string[]): readonly Part[] => {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new StartError(
      `No part is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
};
