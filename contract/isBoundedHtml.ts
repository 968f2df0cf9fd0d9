/** Most characters of what an operator writes in HTML, and how deep its elements may lie in each other. */
export const htmlBounds = { characters: 20_000, depth: 20 } as const;

const piece = /<(\/?)([a-z][a-z0-9]*)([^<>]*)(>?)|<!--[^<>]*-->|<[!?/]/gi;

/** Attributes that every parser reads alike; others may hide where a tag ends. */
const plainAttributes = /^(?:\s+[a-z][\w:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=`]+))?)*\s*\/?$/i;

/** Elements without an end: nothing lies in them. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'input', 'meta', 'link']);

/** Elements that the next one of their kind ends. */
const ended: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'tr']);

/**
 * Whether HTML is short, flat and plain enough to be cleaned at once. A cleaner builds the whole tree before it drops
 * any of it, and thousands of levels hold up the page for seconds. This reads the text once, and never counts fewer
 * levels than a parser makes: an end that does not belong to the last start ends nothing here.
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

/** What is left of HTML when its tags are taken out; read once as well. */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, htmlBounds.characters);
