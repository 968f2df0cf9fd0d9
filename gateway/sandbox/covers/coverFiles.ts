import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverWidth } from '#contract/coverWidths';

/** Raised with every change of the drawing: covers of another version are drawn anew. */
const coverVersion = 1;

export const coverFile = (gameCode: string, width: CoverWidth): string => `${gameCode}-${width}.webp`;

/** The folder of this version's covers under a base folder. */
export const coverFolder = (base: string): string => join(base, `v${coverVersion}`);

export const readCover = async (folder: string, file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(join(folder, file));
  } catch {
    return undefined;
  }
};

/** A reader never meets half a picture, and two processes of one folder may draw the same one. */
export const keepCover = async (folder: string, file: string, picture: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, file);
  const own = `${path}.${process.pid}.tmp`;
  await writeFile(own, picture);
  await rename(own, path);
};
