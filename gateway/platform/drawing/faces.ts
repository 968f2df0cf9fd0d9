import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { mapPoints, type Outline } from './outline.ts';

type FaceFiles = { package: string; weight: number; capitals: boolean };

/** Lettering faces. Lobster is a script: in capitals it is unreadable. */
export const faces = {
  paytone: { package: 'paytone-one', weight: 400, capitals: true },
  bungee: { package: 'bungee', weight: 400, capitals: true },
  lobster: { package: 'lobster', weight: 400, capitals: false },
  bangers: { package: 'bangers', weight: 400, capitals: true },
  sigmar: { package: 'sigmar-one', weight: 400, capitals: true },
  viet: { package: 'be-vietnam-pro', weight: 800, capitals: true },
} as const satisfies Record<string, FaceFiles>;

export type Face = keyof typeof faces;

/** Glyphs are given on an em of this size. */
export const em = 1000;

const subsets = ['vietnamese', 'latin-ext', 'latin'] as const;
const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Face, Font[]>();
const glyphs = new Map<string, { outline: Outline; advance: number }>();

function load(face: Face): Font[] {
  const { package: name, weight } = faces[face];
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
  fontsOf(face).find((font) => font.charToGlyph(letter).index !== 0);

export const hasGlyph = (face: Face, letter: string) => fontWith(face, letter) !== undefined;

/** @throws RangeError when the face cannot write the letter. */
export function glyphOf(face: Face, letter: string): { outline: Outline; advance: number } {
  const key = face + letter;
  const known = glyphs.get(key);
  if (known) return known;
  const font = fontWith(face, letter);
  if (!font) throw new RangeError(`${face} has no glyph for ${letter}`);
  const glyph = font.charToGlyph(letter);
  const made = {
    outline: mapPoints(glyph.getPath(0, 0, em).commands, (x, y) => [x, y]),
    advance: ((glyph.advanceWidth ?? 0) * em) / font.unitsPerEm,
  };
  glyphs.set(key, made);
  return made;
}
