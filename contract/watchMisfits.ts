import type { OnMisfit } from './narrow.ts';

/** Narrows one answer and reports once which of its parts did not fit; the report has no values. */
export const watchMisfits =
  (name: string, tell: (text: string) => void) =>
  <Value>(run: (hear: OnMisfit) => Value): Value => {
    const paths = new Set<string>();
    const value = run((path) => paths.add(path));
    if (paths.size > 0) tell([...paths].map((path) => name + path).join(', '));
    return value;
  };
