/** Limits of an operator's HTML: number of characters and depth of nested elements. */
export const htmlBounds = { characters: 20_000, depth: 20 } as const;

const piece = /<(\/?)([a-z][a-z0-9]*)([^<>]*)(>?)|<!--[^<>]*-->|<[!?/]/gi;

/** Attributes that every parser reads in the same way; other spellings could hide the end of a tag. */
const plainAttributes = /^(?:\s+[a-z][\w:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=`]+))?)*\s*\/?$/i;

/** Void elements: they have no end tag and no content. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'input', 'meta', 'link']);

/** Elements that the next element of the same kind closes. */
const ended: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'tr']);

/**
 * Whether HTML is short, flat and plain enough to be sanitised without delay. A sanitiser builds the whole tree
 * first, and thousands of levels would block the page for seconds. This function scans the text once and never counts
 * fewer levels than a parser would: it ignores an end tag that does not match the last start tag.
 */
export const isBoundedHtml = (html: string): boolean => {
  if (html.length > htmlBounds.characters) return false;
  const open: string[] = [];
  for (const [text, end, tag, attributes = '', close] of html.matchAll(piece)) {
    if (tag === undefined) {
      if (text.startsWith('<!--')) continue;
      return false;
    }
    if (close === '' || !plainAttributes.test(attributes)) return false;
    const name = tag.toLowerCase();
    const same = open.at(-1) === name;
    if (end === '/') {
      if (same) open.pop();
    } else if (!empty.has(name) && !(same && ended.has(name))) {
      open.push(name);
    }
    if (open.length > htmlBounds.depth) return false;
  }
  return true;
};

/** The text of HTML without its tags, also in one scan. */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, htmlBounds.characters);
