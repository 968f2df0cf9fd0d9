import { cardCoverWidth } from './coverWidths.ts';
import { platform, type gameTags, type GameSort, type GameType, type Language } from './constants.ts';
import type { EndpointName } from './endpoints.ts';

/** Calls whose answers the document can carry. */
export const carriedCalls = [
  'status',
  'permission',
  'domainRoute',
  'whitelabel',
  'announcements',
  'gameVendors',
  'gameList',
  'hotMatches',
] as const satisfies readonly EndpointName[];
export type CarriedCall = (typeof carriedCalls)[number];

/** Queries of the calls the document carries, shared by front and site so that both build the same key. */
export const announcementQuery = (language: Language, execution: 'A' | 'B' | 'F') =>
  ({ types: 'B,PL,PU,PR,H', platform: 'W', execution, language }) as const;

export const vendorQuery = (language: Language) => ({ platform: 'html5-desktop', language }) as const;

export const matchQuery = (language: Language) => ({ language }) as const;

/** The winner board requests 20 (spec §9). */
export const winnerQuery = (language: Language) =>
  ({ gameCategory: 'ALL', language, limitNum: '20' }) as const;

const imgSize = String(cardCoverWidth);

/** Home tabs request 50 games and show 20 (spec §9). */
export const homeTabQuery = (language: Language, merchant: string, gameType: GameType) =>
  ({
    clientType: platform,
    platform,
    merchant,
    gameType,
    pageNo: '1',
    pageSize: '50',
    language,
    imgSize,
  }) as const;

/** Filters and sort order of a game list. */
export interface GameListFilter {
  readonly gameType?: GameType;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly tag?: (typeof gameTags)[number];
  readonly minBet?: string;
  readonly minLineNum?: string;
  readonly sort?: GameSort;
}

export const gamesPerPage = 50;

/** The query of one page of a game list; page 1 also requests the list of vendors. */
export const gamePageQuery = (
  language: Language,
  merchant: string,
  filter: GameListFilter,
  page: number,
) => ({
  ...filter,
  clientType: platform as typeof platform,
  platform: platform as typeof platform,
  merchant,
  ...(page === 1 && { withVendors: '1' as const }),
  pageNo: String(page),
  pageSize: String(gamesPerPage),
  language,
  imgSize,
});
