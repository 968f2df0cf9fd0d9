import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { mapPoints, type Outline } from './outline.ts';

type FaceFiles = {
  package: string;
  weight: number;
  capitals: boolean;
  /** Files of the package; a glyph is taken from the first that has it. */
  subsets: readonly string[];
  /** Height of a line against the em: what stands above and below the letters needs room. */
  line: number;
};

const latin = { subsets: ['vietnamese', 'latin-ext', 'latin'], line: 1.13 } as const;

/** Lettering faces, the last two for Thai and Chinese. Lobster is a script: in capitals it is unreadable. */
export const faces = {
  paytone: { ...latin, package: 'paytone-one', weight: 400, capitals: true },
  bungee: { ...latin, package: 'bungee', weight: 400, capitals: true },
  lobster: { ...latin, package: 'lobster', weight: 400, capitals: false, line: 1 },
  bangers: { ...latin, package: 'bangers', weight: 400, capitals: true },
  sigmar: { ...latin, package: 'sigmar-one', weight: 400, capitals: true },
  viet: { ...latin, package: 'be-vietnam-pro', weight: 800, capitals: true },
  // Of wordmarks, which are written as their vendors write them.
  markLight: { ...latin, package: 'be-vietnam-pro', weight: 400, capitals: false },
  markMedium: { ...latin, package: 'be-vietnam-pro', weight: 600, capitals: false },
  markHeavy: { ...latin, package: 'be-vietnam-pro', weight: 900, capitals: false },
  markRound: { ...latin, package: 'paytone-one', weight: 400, capitals: false },
  markSwift: { ...latin, package: 'kanit', weight: 700, capitals: false },
  thai: { package: 'kanit', weight: 800, capitals: true, subsets: ['thai', 'latin'], line: 1.34 },
  han: {
    package: 'zcool-kuaile',
    weight: 400,
    capitals: true,
    subsets: ['chinese-simplified', 'latin'],
    line: 1.08,
  },
} as const satisfies Record<string, FaceFiles>;

export type Face = keyof typeof faces;

/** Glyphs are given on an em of this size. */
export const em = 1000;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Face, Font[]>();
const glyphs = new Map<string, { outline: Outline; advance: number }>();

function load(face: Face): Font[] {
  const { package: name, weight, subsets } = faces[face];
  return subsets.map((subset) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`),
    );
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
}

function fontsOf(face: Face): Font[] {
  const fonts = loaded.get(face) ?? load(face);
  loaded.set(face, fonts);
  return fonts;
}

/** The fonts come as one file a subset; a glyph is in one or more of them. */
const fontWith = (face: Face, letter: string) =>
  fontsOf(face).find((font) => [...letter].every((sign) => font.charToGlyph(sign).index !== 0));

export const hasGlyph = (face: Face, letter: string) => fontWith(face, letter) !== undefined;

/** The face that writes a text, of several the one that is liked: Thai and Chinese have one each. */
export const faceFor = (text: string, liked: Face): Face => {
  if (/\p{Script=Thai}/u.test(text)) return 'thai';
  return /\p{Script=Han}/u.test(text) ? 'han' : liked;
};

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Thai am below a tone is written as a ring below the tone, and a. */
const am = /([\u0e48-\u0e4b])\u0e33/gu;

/** The letters of a text, each with the marks above and below it. */
export const lettersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.replace(am, '\u0e4d$1\u0e32'));

/** @throws RangeError when the face cannot write the letter. */
export function glyphOf(face: Face, letter: string): { outline: Outline; advance: number } {
  const key = face + letter;
  const known = glyphs.get(key);
  if (known) return known;
  const font = fontWith(face, letter);
  if (!font) throw new RangeError(`${face} has no glyph for ${letter}`);
  const made = {
    // Marks stand where the face's own rules put them.
    outline: mapPoints(font.getPath(letter, 0, 0, em).commands, (x, y) => [x, y]),
    advance: font.getAdvanceWidth(letter, em),
  };
  glyphs.set(key, made);
  return made;
}
