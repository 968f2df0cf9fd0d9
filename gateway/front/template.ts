/** A text with places: `@@name@@` is filled, `@@?name@@ … @@/name@@` stays only while `name` has a value. */
export interface Template {
  readonly parts: readonly Part[];
}

type Part =
  string | { readonly slot: string } | { readonly section: string; readonly parts: readonly Part[] };

export type Values = Readonly<Record<string, string>>;

const mark = /@@([?/]?)(\w+)@@/;

const read = (pieces: string[], open: string | undefined): Part[] => {
  const parts: Part[] = [];
  while (pieces.length > 0) {
    const text = pieces.shift();
    if (text) parts.push(text);
    const kind = pieces.shift();
    const name = pieces.shift();
    if (kind === undefined || name === undefined) break;
    if (kind === '') parts.push({ slot: name });
    else if (kind === '?') parts.push({ section: name, parts: read(pieces, name) });
    else if (name === open) return parts;
    else throw new Error(`Section ${name} ends inside ${open ?? 'the page'}`);
  }
  if (open !== undefined) throw new Error(`Section ${open} has no end`);
  return parts;
};

/** Splits a template once, so that a request only joins. Throws when sections do not nest. */
export const parseTemplate = (text: string): Template => ({ parts: read(text.split(mark), undefined) });

const valueOf = (values: Values, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`No value for @@${name}@@`);
  return value;
};

const join = (parts: readonly Part[], values: Values): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('slot' in part) return valueOf(values, part.slot);
      return valueOf(values, part.section) === '' ? '' : join(part.parts, values);
    })
    .join('');

/** The filled text. Values must be escaped for their place already; a slot without a value throws. */
export const fillTemplate = (template: Template, values: Values): string => join(template.parts, values);
