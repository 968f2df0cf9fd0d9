/** Writes one line with the time elapsed since the start. */
export type Progress = (line: string) => void;

export const createProgress = (write: (text: string) => void, now: () => number): Progress => {
  const begin = now();
  return (line) => write(`${((now() - begin) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
};
