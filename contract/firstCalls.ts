import { platform, type GameType, type Language } from './constants.ts';

/** Queries of the calls the document carries, shared by front and site so that both build the same key. */
export const announcementQuery = (language: Language, execution: 'A' | 'B' | 'F') =>
  ({ types: 'B,PL,PU,PR,H', platform: 'W', execution, language }) as const;

export const vendorQuery = (language: Language) => ({ platform: 'html5-desktop', language }) as const;

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
