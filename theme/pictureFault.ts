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
const active = /<(?:[\w.-]+:)?(?:script|foreignObject)|<!ENTITY|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** Anything but a part of the same file, such as `url(#a)`: it would be fetched when the picture is opened by itself. */
const outside =
  /(?:\bhref|\bsrc)\s*=\s*["']?\s*(?!["'#\s])|\burl\(\s*["']?\s*(?!["'#\s])|@import\b|\b(?:image-set|src)\(/i;

/** Refused wherever it stands. */
const address = /https?:|\/\//i;

/** Other spellings of such a reference: a CSS escape, a character reference to an ASCII sign, an animated attribute. */
const hidden =
  /\\|&#(?:x0*[2-7][\da-f]|0*(?:3[2-9]|[4-9]\d|1[01]\d|12[0-7]));|<(?:[\w.-]+:)?(?:set|animate)(?![\w.-])/i;

/** Addresses that name something and are never fetched: of namespaces, and of the document type that drawing programs write. */
const names =
  /\bxmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*"|'[^']*')|<!DOCTYPE\s+svg\s+PUBLIC\s+"-\/\/W3C\/\/[\w .]+\/\/EN"\s+"http:\/\/www\.w3\.org\/[\w./-]+"\s*>/g;

/** Why a brand's picture or font cannot be used, judged by its first bytes; undefined if it can. */
export function pictureFault(path: string): string | undefined {
  const kind = extname(path);
  const text = readFileSync(path, 'latin1');
  if (text === '') return 'is empty';
  if (beginnings[kind]?.test(text) !== true) return `is no ${kind.slice(1)}, whatever its name says`;
  if (kind !== '.svg') return undefined;
  if (active.test(text)) return 'holds a script or an event handler';
  if (hidden.test(text))
    return 'holds an escape or an animation that can hide an address: save it as plain SVG';
  return outside.test(text) || address.test(text.replace(names, ''))
    ? 'names an address outside of it: save it as plain SVG without metadata'
    : undefined;
}
