import { em, faces, glyphOf, lettersOf, type Face } from './faces.ts';
import { mapPoints, type Command } from './outline.ts';

export type Line = { outline: Command[]; width: number };

/** Space between letters in units of the em. */
const usualTracking = 8;

function setLine(text: string, face: Face, tracking: number): Line {
  const outline: Command[] = [];
  let x = 0;
  for (const letter of lettersOf(text)) {
    const glyph = glyphOf(face, letter);
    outline.push(...mapPoints(glyph.outline, (px, py) => [px + x, py]));
    x += glyph.advance + tracking;
  }
  return { outline, width: x - tracking };
}

/** Of Thai and Chinese, which write no spaces, a dictionary knows the words. */
const dictionaries: Partial<Record<Face, Intl.Segmenter>> = {
  thai: new Intl.Segmenter('th', { granularity: 'word' }),
  han: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/** The words of a title, those after the first with what parts them from the one before. */
const wordsOf = (title: string, face: Face): string[] => {
  const dictionary = dictionaries[face];
  if (dictionary === undefined) return title.split(/(?= )/);
  return [...dictionary.segment(title)].reduce<string[]>(
    (words, { segment, isWordLike = false }) =>
      isWordLike || words.length === 0
        ? [...words, segment]
        : [...words.slice(0, -1), `${words.at(-1) ?? ''}${segment}`],
    [],
  );
};

/** Every way to part the words into so many lines. */
function partings(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join('').trim()]];
  return Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1).flatMap((first) =>
    partings(words.slice(first), lines - 1).map((rest) => [words.slice(0, first).join('').trim(), ...rest]),
  );
}

/** Height of a line in units of the em. */
export const lineHeight = (face: Face) => faces[face].line * em;

/** The parting that gives the largest letters with lines of like length; few lines are liked better. */
export function breakLines(
  title: string,
  face: Face,
  maxWidth: number,
  maxHeight: number,
  tracking = usualTracking,
): Line[] {
  const words = wordsOf(faces[face].capitals ? title.toLocaleUpperCase('vi') : title, face);
  let best: { lines: Line[]; score: number } | undefined;
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    for (const texts of partings(words, count)) {
      const lines = texts.map((text) => setLine(text, face, tracking));
      const widths = lines.map((line) => line.width);
      const scale = Math.min(maxWidth / Math.max(...widths), maxHeight / (lineHeight(face) * count));
      const evenness = Math.min(...widths) / Math.max(...widths);
      const score = scale * (1 - 0.1 * (count - 1)) * (0.75 + 0.25 * evenness);
      if (!best || score > best.score) best = { lines, score };
    }
  }
  return best?.lines ?? [];
}
