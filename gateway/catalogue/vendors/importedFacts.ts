import type { GameFacts, ListedGameFacts } from './GameVendor.ts';

/** How a game is played by what its vendor said at the import; the row says as much of one whose vendor said nothing. */
export const importedFacts = ({ facts, minBet, lineNum }: ListedGameFacts): GameFacts =>
  facts ?? { isRoom: false, stakes: [minBet], limit: minBet, lines: lineNum, rtp: 0, maxWin: 0 };
