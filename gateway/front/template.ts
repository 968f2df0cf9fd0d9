/**
 * A text with places: `@@name@@` is filled, `@@?name@@ … @@/name@@` stays only while `name` has a value, and blocks
 * `@@#name@@ … @@/name@@` stand in the order that is asked for.
 */
export interface Template {
  readonly parts: readonly Part[];
}

type Part =
  | string
  | { readonly slot: string }
  | { readonly section: string; readonly parts: readonly Part[] }
  | { readonly block: string; readonly parts: readonly Part[] };

export type Values = Readonly<Record<string, string>>;

const mark = /@@([?#/]?)(\w+)@@/;

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
    else if (kind === '#') parts.push({ block: name, parts: read(pieces, name) });
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

const blocksOf = (parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> =>
  new Map(
    parts.flatMap((part) =>
      typeof part === 'object' && 'block' in part ? [[part.block, part.parts] as const] : [],
    ),
  );

const join = (parts: readonly Part[], values: Values, order: readonly string[]): string => {
  const blocks = blocksOf(parts);
  const asked = order.flatMap((name) => blocks.get(name) ?? []);
  return parts
    .map((part, index) => {
      if (typeof part === 'string') return part;
      if ('slot' in part) return valueOf(values, part.slot);
      // All blocks stand where the first of them does.
      if ('block' in part)
        return parts.findIndex((other) => typeof other === 'object' && 'block' in other) === index
          ? join(asked, values, order)
          : '';
      return valueOf(values, part.section) === '' ? '' : join(part.parts, values, order);
    })
    .join('');
};

/**
 * The filled text. Values must be escaped for their place already; a slot without a value throws. A block that `order`
 * does not name is left out.
 */
export const fillTemplate = (template: Template, values: Values, order: readonly string[] = []): string =>
  join(template.parts, values, order);
