import type { GameType, Language } from '#contract/constants';

/** E-sports vendors that stand under sports (spec §9). */
export const sportsVendors: readonly string[] = ['IMES', 'IA', 'TF'];

/** Lotteries have pages of their own and are no vendor's games (GAME-06). */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];

/** The category in which a vendor stands (spec §9): with Thai, LOTT is ELOTT. */
export const laneOf = (vassalage: string, gameType: GameType, language: Language): GameType => {
  if (sportsVendors.includes(vassalage)) return 'SPORTS';
  return language === 'TY' && gameType === 'LOTT' ? 'ELOTT' : gameType;
};

/** The vendor code on the wire (spec §9): with Thai, codes that begin with TCG are blank and BTI is 123BET. */
export const vendorCodeFor = (vassalage: string, language: Language): string => {
  if (language !== 'TY') return vassalage;
  if (vassalage.startsWith('TCG')) return '';
  return vassalage === 'BTI' ? '123BET' : vassalage;
};

/** The stored code of one that came over the wire. */
export const vendorOfCode = (code: string): string => (code === '123BET' ? 'BTI' : code);

/** Game types whose games stand in a category: with Thai, lottery and e-lottery are one. */
export const typesOfLane = (lane: GameType, language: Language): readonly GameType[] =>
  language === 'TY' && (lane === 'LOTT' || lane === 'ELOTT') ? ['LOTT', 'ELOTT'] : [lane];
