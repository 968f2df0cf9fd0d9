import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { scriptJson } from './scriptJson.ts';

/**
 * A text with places: `@@name@@` is filled, `@@?name@@ … @@/name@@` stays only while `name` has a value, and blocks
 * `@@#name@@ … @@/name@@` stand in the order that is asked for. `@@=key@@ … @@/key@@` is a text that a brand may replace
 * by its own; inside it `@@:name@@ … @@/name@@` is what fills one of its places. `@@~key@@ … @@/key@@` is the same text
 * in a JSON string, with its places open.
 */
export interface Template {
  readonly parts: readonly Part[];
}

type Part =
  | string
  | { readonly slot: string }
  | { readonly section: string; readonly parts: readonly Part[] }
  | { readonly block: string; readonly parts: readonly Part[] }
  | { readonly text: string; readonly parts: readonly Part[] }
  | { readonly quoted: string; readonly parts: readonly Part[] }
  | { readonly place: string; readonly parts: readonly Part[] };

export type Values = Readonly<Record<string, string>>;

const mark = /@@([?#=~:/]?)([\w.]+)@@/;

const kinds: Readonly<Record<string, (name: string, parts: readonly Part[]) => Part>> = {
  '?': (section, parts) => ({ section, parts }),
  '#': (block, parts) => ({ block, parts }),
  '=': (text, parts) => ({ text, parts }),
  '~': (quoted, parts) => ({ quoted, parts }),
  ':': (place, parts) => ({ place, parts }),
};

const read = (pieces: string[], open: string | undefined): Part[] => {
  const parts: Part[] = [];
  while (pieces.length > 0) {
    const text = pieces.shift();
    if (text) parts.push(text);
    const kind = pieces.shift();
    const name = pieces.shift();
    if (kind === undefined || name === undefined) break;
    const make = kinds[kind];
    if (kind === '') parts.push({ slot: name });
    else if (make) parts.push(make(name, read(pieces, name)));
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

interface Filling {
  readonly values: Values;
  /** Names of the blocks, in their order. */
  readonly order: readonly string[];
  /** A brand's own texts by key. */
  readonly own: Values;
}

/** The brand's own text in the markup, its places filled as the product's are. */
const ownText = (text: string, parts: readonly Part[], filling: Filling): string => {
  const places = new Map(
    parts.flatMap((part) =>
      typeof part === 'object' && 'place' in part ? [[part.place, join(part.parts, filling)] as const] : [],
    ),
  );
  return escapeHtml(text).replace(/\{\{-?\s*(\w+)\s*\}\}/g, (_, name: string) => places.get(name) ?? '');
};

const join = (parts: readonly Part[], filling: Filling): string => {
  const { values, order, own } = filling;
  const blocks = blocksOf(parts);
  const asked = order.flatMap((name) => blocks.get(name) ?? []);
  const ownOf = (key: string) => (Object.hasOwn(own, key) ? own[key] : undefined);
  return parts
    .map((part, index) => {
      if (typeof part === 'string') return part;
      if ('slot' in part) return valueOf(values, part.slot);
      // All blocks stand where the first of them does.
      if ('block' in part)
        return parts.findIndex((other) => typeof other === 'object' && 'block' in other) === index
          ? join(asked, filling)
          : '';
      if ('section' in part) return valueOf(values, part.section) === '' ? '' : join(part.parts, filling);
      const text = 'text' in part ? ownOf(part.text) : undefined;
      if (text !== undefined) return ownText(text, part.parts, filling);
      const quoted = 'quoted' in part ? ownOf(part.quoted) : undefined;
      return quoted === undefined ? join(part.parts, filling) : scriptJson(quoted).slice(1, -1);
    })
    .join('');
};

/**
 * The filled text. Values must be escaped for their place already; a slot without a value throws. A block that `order`
 * does not name is left out. `own` has a brand's own texts by key, which are escaped here.
 */
export const fillTemplate = (
  template: Template,
  values: Values,
  order: readonly string[] = [],
  own: Values = {},
): string => join(template.parts, { values, order, own });
