import type { GameType, slotCategories } from '#contract/constants';
import type { CoverTheme } from '../art/themes.ts';
import type { Motif } from '../art/motifs.ts';
import type { OtherNames } from './names/otherNames.ts';

export type SlotCategory = (typeof slotCategories)[number];

export type CatalogueGame = {
  nodeId: number;
  /** Unique and stable: type and place in the list, `RNG0001`; of a lottery its own code. */
  gameCode: string;
  /** Vietnamese, NFC, unique. */
  gameName: string;
  gameNameEn: string;
  otherNames: OtherNames;
  vassalage: string;
  gameType: GameType;
  /** Sub-category of a slot (spec §2); null for a plain one and for every other type. */
  category: SlotCategory | null;
  /** '0' offers free trial (spec §2). */
  supportPlay: '0' | '1';
  tag: 'none' | 'jackpot' | 'hot' | 'new';
  /** VASSALAGE opens the vendor's list in place of a game (spec §3). */
  isGame: 'GAME' | 'VASSALAGE';
  state: 'open' | 'maintenance';
  /** Smallest bet in whole units of the brand's currency. */
  minBet: number;
  /** Pay lines of a slot, else 0. */
  lineNum: number;
  /** Return to player in hundredths of a per cent (9650 is 96.5 %); slots only. */
  rtp: number | null;
  cover: { theme: CoverTheme; motif: Motif };
};

/** A game before it has its place, vendor and numbers. */
export type GameIdea = Pick<CatalogueGame, 'gameName' | 'gameNameEn' | 'otherNames' | 'cover'>;
