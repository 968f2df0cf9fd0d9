import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an installed program. Throws with the Debian package that has it, if it is missing. */
export const findProgram = (name: string, debianPackage: string): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (path === undefined)
    throw new Error(`${name} is not installed. On Debian: apt-get install ${debianPackage}`);
  return path;
};
