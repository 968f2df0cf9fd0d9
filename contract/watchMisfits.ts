import type { OnMisfit } from './narrow.ts';

/** Runs a narrowing of one answer and tells once, without a value, what of it did not fit. */
export const watchMisfits =
  (name: string, tell: (text: string) => void) =>
  <Value>(run: (hear: OnMisfit) => Value): Value => {
    const paths = new Set<string>();
    const value = run((path) => paths.add(path));
    if (paths.size > 0) tell([...paths].map((path) => name + path).join(', '));
    return value;
  };
