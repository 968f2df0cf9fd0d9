import { gameSorts, gameTags, slotCategories, type GameSort } from '#contract/constants';

/** Filters and the sort order of a game list. The names are those of the game-list call (spec §7). */
export interface LobbyFilter {
  readonly vassalage?: string;
  readonly gameClassify?: (typeof slotCategories)[number];
  readonly tag?: (typeof gameTags)[number];
  readonly gameName?: string;
  /** A stake in minor units. Keeps the games that can be played with it. */
  readonly minBet?: string;
  readonly minLineNum?: string;
  readonly sort?: GameSort;
}

export type FilterName = keyof LobbyFilter;

const oneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text);

const upTo = (length: number) => (text: string) => text.length <= length;

const digits = (length: number) => {
  const pattern = length === 9 ? /^\d{1,9}$/ : /^\d{1,4}$/;
  return (text: string) => pattern.test(text);
};

/** The values that the call accepts. Other values in an address are ignored. */
const accepted = {
  vassalage: upTo(32),
  gameClassify: oneOf(slotCategories),
  tag: oneOf(gameTags),
  gameName: upTo(64),
  minBet: digits(9),
  minLineNum: digits(4),
  sort: oneOf(gameSorts),
} as const satisfies Record<FilterName, (text: string) => boolean>;

export const filterNames = Object.keys(accepted) as FilterName[];

/** Reads the filter from the query string of an address. */
export const readFilter = (search: string): LobbyFilter => {
  const query = new URLSearchParams(search);
  const given = filterNames.flatMap((name) => {
    const text = query.get(name)?.trim() ?? '';
    return text !== '' && accepted[name](text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(given);
};

/** Returns `search` with some filters changed; undefined removes a filter. Other query parameters stay. */
export const writeFilter = (
  search: string,
  change: { readonly [Name in FilterName]?: LobbyFilter[Name] | undefined },
): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** The names of the filters that are set, without the sort order. */
export const narrowingFilterNames = (filter: LobbyFilter): FilterName[] =>
  filterNames.filter((name) => name !== 'sort' && filter[name] !== undefined);
