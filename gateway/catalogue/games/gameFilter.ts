import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { GameSort, GameType, Language } from '#contract/constants';
import type { Game } from '#contract/wireTypes';
import { games } from './schema.ts';
import { sportsVendors, typesOfLane } from './vendorRules.ts';

/** For each word of a search, the words of which a game must have one. All are folded. */
export type SearchWords = readonly (readonly string[])[];

export interface GameFilter {
  readonly merchant: string;
  readonly language: Language;
  readonly gameType?: GameType | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly words?: SearchWords | undefined;
  readonly tag?: Game['tag'] | undefined;
  /** Games that can be played with this stake, in minor units. */
  readonly stake?: number | undefined;
  /** Games of at least so many lines. */
  readonly lines?: number | undefined;
  readonly sort?: GameSort | undefined;
  /** Types that the market does not allow. */
  readonly hidden: readonly GameType[];
  /** Lotteries that the brand offers; all unless given. */
  readonly lotteries?: readonly string[] | undefined;
}

/** Leaves out the lotteries that a brand does not offer. */
export const ofLotteries = (lotteries: readonly string[] | undefined): SQL | undefined =>
  lotteries && or(isNull(games.code), inArray(games.code, [...lotteries]));

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** Games of a category by the rules of NAV-12: some e-sports vendors stand under sports. */
const inLane = (lane: GameType, language: Language): SQL | undefined => {
  if (lane === 'SPORTS') {
    return or(
      eq(games.gameType, 'SPORTS'),
      and(eq(games.gameType, 'ESPORTS'), inArray(games.vassalage, [...sportsVendors])),
    );
  }
  if (lane === 'ESPORTS')
    return and(eq(games.gameType, 'ESPORTS'), notInArray(games.vassalage, [...sportsVendors]));
  return inArray(games.gameType, [...typesOfLane(lane, language)]);
};

const hasWords = (words: SearchWords): SQL | undefined =>
  and(
    ...words.map((choices) =>
      choices.length === 0
        ? sql`false`
        : or(...choices.map((word) => like(games.searchText, `%${literal(word)}%`))),
    ),
  );

/** The condition of a filter; its vendor can be left out, to see what the other vendors have. */
export const matches = (filter: GameFilter, ofVendor = true) =>
  and(
    eq(games.merchant, filter.merchant),
    isNull(games.goneAt),
    filter.hidden.length === 0 ? undefined : notInArray(games.gameType, [...filter.hidden]),
    ofLotteries(filter.lotteries),
    given(filter.gameType, (value) => inLane(value, filter.language)),
    given(ofVendor ? filter.vassalage : undefined, (value) => eq(games.vassalage, value)),
    given(filter.gameClassify, (value) => eq(games.gameClassify, value)),
    given(filter.words, hasWords),
    given(filter.tag, (value) => eq(games.tag, value)),
    given(filter.stake, (value) => lte(games.minBet, value)),
    given(filter.lines, (value) => gte(games.lineNum, value)),
  );

/** A name that begins with the words, then one with a word that does, then the rest. */
const nearness = (words: SearchWords): SQL[] => {
  const phrase = literal(words.map(([first]) => first ?? '').join(' '));
  const [lead = ''] = words[0] ?? [];
  return [
    sql`CASE WHEN ${games.searchText} LIKE ${`${phrase}%`} THEN 0
      WHEN ${games.searchText} LIKE ${`% ${phrase}%`} THEN 1
      WHEN ' ' || ${games.searchText} LIKE ${`% ${literal(lead)}%`} THEN 2 ELSE 3 END`,
  ];
};

/** How PostgreSQL sorts a language: Chinese by pinyin, Thai by consonants before the vowels that precede them. */
const collations = {
  EN: sql`"en-x-icu"`,
  CN: sql`"zh-Hans-x-icu"`,
  MS: sql`"ms-x-icu"`,
  TY: sql`"th-x-icu"`,
  PT: sql`"pt-x-icu"`,
} as const satisfies Record<Exclude<Language, 'VI'>, SQL>;

const nameIn = (language: Language): SQL =>
  language === 'VI'
    ? sql`${games.searchText}`
    : sql`lower(coalesce(${games.names}->>${language}, ${games.names}->>'EN')) COLLATE ${collations[language]}`;

const orders = {
  popular: ({ words, gameType }) => [
    ...(words === undefined ? [] : nearness(words)),
    // What a search finds is mixed; a list of everything goes category by category.
    ...(gameType === undefined && words === undefined ? [asc(games.gameType)] : []),
  ],
  name: ({ language }) => [nameIn(language)],
  newest: () => [sql`${games.tag} = 'new' DESC`, desc(games.nodeId)],
  stake: () => [asc(games.minBet)],
} as const satisfies Record<GameSort, (filter: GameFilter) => SQL[]>;

/** A whole order: no two games share a place, so that pages neither repeat nor miss one. */
export const orderOf = (filter: GameFilter): SQL[] => [
  ...orders[filter.sort ?? 'popular'](filter),
  asc(games.sort),
  asc(games.gameCode),
];
