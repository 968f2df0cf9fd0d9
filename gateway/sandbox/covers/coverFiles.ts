import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverLanguages, type CoverTag } from '#contract/coverLanguages';
import { coverWidths, type CoverWidth } from '#contract/coverWidths';

/** Raised with every change of the drawing: covers of another version are drawn anew. */
const coverVersion = 3;

/** `RNG0001-220.webp`, or with the tag of a language `RNG0001.zh-220.webp`. */
export const coverFile = (gameCode: string, width: CoverWidth, tag?: CoverTag): string =>
  `${gameCode}${tag === undefined ? '' : `.${tag}`}-${width}.webp`;

const asked = /^([A-Z0-9_]{3,24})(?:\.([a-z]{2}))?-(\d{2,3})\.webp$/;
const tags: readonly CoverTag[] = Object.values(coverLanguages);

export interface CoverName {
  readonly gameCode: string;
  readonly width: CoverWidth;
  /** Undefined for the Vietnamese one. */
  readonly tag: CoverTag | undefined;
}

/** What the name of a file says; undefined for one that no cover has. */
export const readCoverFile = (file: string): CoverName | undefined => {
  const [, gameCode, written, digits] = asked.exec(file) ?? [];
  const width = coverWidths.find((known) => String(known) === digits);
  const tag = tags.find((known) => known === written);
  return gameCode === undefined || width === undefined || tag !== written
    ? undefined
    : { gameCode, width, tag };
};

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
