import { NewRefusal } from './NewRefusal.ts';

/** Texts to write, by path from the root of the project. */
export type Edits = Readonly<Record<string, string>>;

/** Reads a file of the project; undefined when there is none. */
export type Read = (path: string) => string | undefined;

export const mustRead = (read: Read, path: string): string => {
  const text = read(path);
  if (text === undefined) throw new NewRefusal(`${path} is missing`);
  return text;
};

export const mustBeFree = (read: Read, paths: readonly string[]): void => {
  const taken = paths.find((path) => read(path) !== undefined);
  if (taken !== undefined) throw new NewRefusal(`${taken} is there already`);
};

export const mustMatch = (value: string | undefined, pattern: RegExp, wanted: string): string => {
  if (value !== undefined && pattern.test(value)) return value;
  throw new NewRefusal(`${value ?? 'nothing'} is given where ${wanted} is wanted`);
};

/** The text with lines put before the line that holds `mark`: the first, or the one `at` that place of the text. */
export function insertBefore(text: string, mark: string, lines: string, at = text.indexOf(mark)): string {
  if (at < 0)
    throw new NewRefusal(`“${mark}” is no longer where this generator looks for it: mend scripts/new`);
  const start = text.lastIndexOf('\n', at) + 1;
  return `${text.slice(0, start)}${lines}\n${text.slice(start)}`;
}
