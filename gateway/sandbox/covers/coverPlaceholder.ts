import { canvas } from '../art/canvas.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? '');

const longestLine = 14;

const linesOf = (title: string): string[] =>
  title.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < longestLine
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

/** Stands in for a cover that is still to be drawn: under 1 kB, the title on a quiet ground. */
export const coverPlaceholder = (title: string): string => {
  const { width, height } = canvas;
  const lines = linesOf(title.slice(0, 60))
    .map((line, at) => `<tspan x="${width / 2}" dy="${at === 0 ? 0 : 34}">${escaped(line)}</tspan>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><radialGradient id="g"><stop stop-color="#5d5a8c"/><stop offset="1" stop-color="#25233f"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/><text y="${height * 0.72}" fill="#fff" font-family="sans-serif" font-size="28" font-weight="700" text-anchor="middle">${lines}</text></svg>`
  );
};
