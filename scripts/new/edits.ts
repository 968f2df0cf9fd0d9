import { NewRefusal } from './NewRefusal.ts';

/** The files to write: path from the project root → new text. */
export type Edits = Readonly<Record<string, string>>;

/** Reads a file of the project; undefined if it does not exist. */
export type Read = (path: string) => string | undefined;

export const mustRead = (read: Read, path: string): string => {
  const text = read(path);
  if (text === undefined) throw new NewRefusal(`${path} is missing`);
  return text;
};

export const mustNotExist = (read: Read, paths: readonly string[]): void => {
  const taken = paths.find((path) => read(path) !== undefined);
  if (taken !== undefined) throw new NewRefusal(`${taken} is there already`);
};

export const mustMatch = (value: string | undefined, pattern: RegExp, wanted: string): string => {
  if (value !== undefined && pattern.test(value)) return value;
  throw new NewRefusal(`${value ?? 'nothing'} is given where ${wanted} is wanted`);
};

/** Inserts lines before the line that contains `mark`; `at` selects another occurrence than the first. */
export function insertBefore(text: string, mark: string, lines: string, at = text.indexOf(mark)): string {
  if (at < 0)
    throw new NewRefusal(`“${mark}” is no longer where this generator looks for it: mend scripts/new`);
  const start = text.lastIndexOf('\n', at) + 1;
  return `${text.slice(0, start)}${lines}\n${text.slice(start)}`;
}
