import { foldText } from '../../platform/text/foldText.ts';

interface Searched {
  readonly names: readonly string[];
  readonly vendorName: string;
  readonly vassalage: string;
  readonly gameCode: string;
}

/** What a game is found by: its names first, then vendor and codes (GAME-02). */
export const searchTextOf = ({ names, vendorName, vassalage, gameCode }: Searched): string =>
  foldText([...names, vendorName, vassalage, gameCode].join(' '));
