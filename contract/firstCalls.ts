import { platform, type GameType, type Language } from './constants.ts';

/** Queries of the calls the document carries, shared by front and site so that both build the same key. */
export const announcementQuery = (language: Language, execution: 'A' | 'B' | 'F') =>
  ({ types: 'B,PL,PU,PR,H', platform: 'W', execution, language }) as const;

export const vendorQuery = (language: Language) => ({ platform: 'html5-desktop', language }) as const;

export const matchQuery = (language: Language) => ({ language }) as const;

/** The winner board asks for 20 (spec §9). */
export const winnerQuery = (language: Language) =>
  ({ gameCategory: 'ALL', language, limitNum: '20' }) as const;

/** Home tabs fetch 50 and show 20 (spec §9). */
export const homeTabQuery = (language: Language, merchant: string, gameType: GameType) =>
  ({
    clientType: platform,
    platform,
    merchant,
    gameType,
    pageNo: '1',
    pageSize: '50',
    language,
  }) as const;

/** One page of a category's games, of one vendor where one is chosen. */
export const gamePageQuery = (
  language: Language,
  merchant: string,
  { gameType, vassalage, page }: { gameType: GameType; vassalage?: string | undefined; page: number },
) => ({
  ...homeTabQuery(language, merchant, gameType),
  ...(vassalage !== undefined && { vassalage }),
  pageNo: String(page),
});
