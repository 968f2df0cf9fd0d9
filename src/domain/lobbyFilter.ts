import { gameSorts, gameTags, slotCategories, type GameSort } from '#contract/constants';

/** What narrows and orders a list of games; named as in the game-list call (spec §7). */
export interface LobbyFilter {
  readonly vassalage?: string;
  readonly gameClassify?: (typeof slotCategories)[number];
  readonly tag?: (typeof gameTags)[number];
  readonly gameName?: string;
  /** A stake in minor units: games that can be played with it. */
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

/** What the call accepts: an address that says anything else filters nothing. */
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

/** The filter that an address holds. */
export const readFilter = (search: string): LobbyFilter => {
  const query = new URLSearchParams(search);
  const given = filterNames.flatMap((name) => {
    const text = query.get(name)?.trim() ?? '';
    return text !== '' && accepted[name](text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(given);
};

/** `search` with some of the filter changed; undefined takes a part out. Whatever else it says stays. */
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

/** Parts that narrow the list, as opposed to ordering it. */
export const narrowing = (filter: LobbyFilter): FilterName[] =>
  filterNames.filter((name) => name !== 'sort' && filter[name] !== undefined);
