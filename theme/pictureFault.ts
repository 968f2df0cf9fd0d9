import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Magic bytes of each file type; `.` stands for any byte. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftypavi[fs]/,
  '.ico': /^\0\0\x01\0/,
  '.woff2': /^wOF2/,
  '.svg': /<svg[\s>]/,
};

/** Whether a file name has a picture's extension. */
export const isPicture = (file: string): boolean => Object.hasOwn(beginnings, extname(file));

/** Active content that would run if the picture were opened by itself. */
const active = /<script|<foreignObject|<!ENTITY|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** Anything but a part of the same file, such as `url(#a)`: it would be fetched when the picture is opened by itself. */
const outside = /(?:\bhref|\bsrc)\s*=\s*["']?\s*(?!["'#\s])|\burl\(\s*["']?\s*(?!["'#\s])|@import\b/i;

/** Why a brand's picture or font cannot be used, judged by its first bytes; undefined if it can. */
export function pictureFault(path: string): string | undefined {
  const kind = extname(path);
  const text = readFileSync(path, 'latin1');
  if (text === '') return 'is empty';
  if (beginnings[kind]?.test(text) !== true) return `is no ${kind.slice(1)}, whatever its name says`;
  if (kind !== '.svg') return undefined;
  if (active.test(text)) return 'holds a script or an event handler';
  return outside.test(text) ? 'is drawn with something from outside of it' : undefined;
}
