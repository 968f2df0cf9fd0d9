import { hash } from 'node:crypto';
import type { GameType } from '#contract/constants';
import { motifFacts, motifs, type Motif } from '../art/motifs.ts';
import { ramps } from '../art/ramps.ts';
import { themes, type CoverTheme } from '../art/themes.ts';
import type { CatalogueGameFacts, GameFacts } from '../../catalogue/vendors/GameVendor.ts';
import { jackpotOf, type GameJackpot } from './engine/jackpotRule.ts';
import type { Palette } from './engine/gameWire.ts';
import { baccaratLeastRtp, baccaratMostStakes } from './engine/baccaratBets.ts';
import { fishMostTimes, fishRtp, MOST_SHOTS } from './engine/fishKinds.ts';
import { HILO_MOST_STAKES, hiloRtp } from './engine/hiloRules.ts';
import type { Engine } from './engine/playRound.ts';
import { placesRtp, STAKE_PARTS, SWEEP_PAYS } from './engine/placePays.ts';
import { paytables, type PaytableName } from './engine/poker/paytables.ts';
import { rouletteMostStakes, rouletteRtp } from './engine/rouletteBets.ts';
import { slotLines } from './engine/slotLines.ts';
import { MOST_STAKES, slotModels, type SlotModelName } from './engine/slotModels.ts';
import { taiXiuLeastRtp, taiXiuMostStakes } from './engine/taiXiuBets.ts';
import { xocDiaLeastRtp, xocDiaMostStakes } from './engine/xocDiaBets.ts';
import { bowlChips, cardChips, chips, slotStakes, tableLimit } from './stakes.ts';

/** What a game of each type is played as in the sandbox, so that every game of the lobby can be played. */
const engineOf = {
  SPORTS: 'slots',
  ESPORTS: 'slots',
  LIVE: 'baccarat',
  LOTT: 'slots',
  ELOTT: 'slots',
  FISH: 'fishing',
  PVP: 'hilo',
  RNG: 'slots',
  COCKFIGHT: 'slots',
  ROU: 'roulette',
  JP: 'slots',
  BAC: 'baccarat',
  HORSE: 'slots',
  JL: 'slots',
} as const satisfies Record<GameType, Engine>;

/** Games whose cover promises a wheel, cards, dice or coins are played so, whatever shelf they stand on. */
const engineOfMotif: Partial<Record<Motif, Engine>> = {
  roulette: 'roulette',
  'wheel-top': 'roulette',
  pockets: 'roulette',
  'ferris-wheel': 'roulette',
  baccarat: 'baccarat',
  road: 'baccarat',
  'two-sides': 'baccarat',
  'dice-plate': 'taixiu',
  'coin-plate': 'xocdia',
  'poker-jacks': 'videopoker',
  'poker-bonus': 'videopoker',
  'poker-aces': 'videopoker',
  'tien-len': 'tienlen',
  'tien-len-pairs': 'tienlen',
  'tien-len-two': 'tienlen',
  phom: 'phom',
  'phom-run': 'phom',
  'phom-full': 'phom',
};

/** The paytable that a cover of video poker promises. */
const paytableOfMotif: Partial<Record<Motif, PaytableName>> = {
  'poker-bonus': 'bonus',
  'poker-aces': 'doubleBonus',
};

/** Live games with these covers are tables that deal one round to all. */
const roomMotifs: ReadonlySet<Motif> = new Set<Motif>(['baccarat', 'dice-plate', 'coin-plate']);

/** Shelves of many kinds of game, and slots that are no slots. */
const isMixed = ({ gameType, gameClassify }: CatalogueGameFacts): boolean =>
  ['LIVE', 'PVP'].includes(gameType) || gameClassify === 'TG' || gameClassify === 'VP';

const engineFor = (game: CatalogueGameFacts): Engine => {
  const { gameType } = game;
  if (!isMixed(game)) return engineOf[gameType];
  return engineOfMotif[artOf(game).motif] ?? (gameType === 'LIVE' ? 'baccarat' : 'hilo');
};

const numberOf = (gameCode: string): number => parseInt(hash('sha256', gameCode).slice(0, 8), 16);

const themeNames = Object.keys(themes) as CoverTheme[];

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name);

const isTheme = (name: string): name is CoverTheme => Object.hasOwn(themes, name);

/** Games stored without art that the sandbox can draw get one by their code, always the same. */
const artOf = ({ gameCode, art }: CatalogueGameFacts): { theme: CoverTheme; motif: Motif } =>
  art !== null && isTheme(art.theme) && isMotif(art.motif)
    ? { theme: art.theme, motif: art.motif }
    : { theme: themeNames[numberOf(gameCode) % themeNames.length] ?? 'imperial', motif: 'seven' };

const modelNames = Object.keys(slotModels) as SlotModelName[];

const isJackpot = ({ gameType, gameClassify, tag }: CatalogueGameFacts): boolean =>
  gameType === 'JP' || gameClassify === 'JP' || tag === 'jackpot';

/** Games of other shelves may be called jackpots; they have no reels, so no stake of a spin feeds a pot. */
const hasPot = (game: CatalogueGameFacts): boolean =>
  isJackpot(game) && (game.gameType === 'JP' || game.gameType === 'RNG');

/** Jackpots pay seldom and much; any other slot as its code has it. */
const modelOf = (game: CatalogueGameFacts): SlotModelName =>
  isJackpot(game) ? 'bold' : (modelNames[numberOf(game.gameCode) % modelNames.length] ?? 'even');

/** Of games that name no number of lines. */
const USUAL_LINES = 20;

const gems = ['diamond', 'emerald', 'ruby', 'coin', 'red-envelope'] as const satisfies readonly Motif[];

/** The special symbols; a game whose own picture is one of them has another in its place. */
const specialsOf = (motif: Motif) => ({
  wild: motif === 'joker' ? ('crown' as const) : ('joker' as const),
  scatter: motif === 'star' ? ('gift' as const) : ('star' as const),
});

/** Four pictures, the game's own first; none twice, none that is the wild or the scatter. */
const picturesOf = (theme: CoverTheme, motif: Motif): Motif[] => {
  const { wild, scatter } = specialsOf(motif);
  const flying = themes[theme].scatter.filter((name) => isMotif(name));
  const friends = motifFacts(motif).friends ?? [];
  return [...new Set<Motif>([motif, ...friends, ...flying, ...gems])]
    .filter((name) => name !== wild && name !== scatter)
    .slice(0, 4);
};

export interface VendorGame extends GameFacts {
  readonly engine: Engine;
  readonly model: SlotModelName;
  readonly paytable: PaytableName;
  readonly theme: CoverTheme;
  /** Pictures of a slot, the best first. */
  readonly pictures: readonly Motif[];
  readonly wild: Motif;
  readonly scatter: Motif;
  readonly palette: Palette;
  readonly jackpot: GameJackpot | null;
}

const paletteOf = (name: CoverTheme): Palette => {
  const { background, ray, glow, ink, ramp } = themes[name];
  return { background, ray, glow, ink, ramp: ramps[ramp] };
};

/** How the sandbox plays a game of the catalogue. */
export const vendorGame = (game: CatalogueGameFacts): VendorGame => {
  const engine = engineFor(game);
  const model = modelOf(game);
  const { theme, motif } = artOf(game);
  const look = {
    ...{
      engine,
      model,
      paytable: paytableOfMotif[motif] ?? 'jacks',
      theme,
      isRoom: game.gameType === 'LIVE' && roomMotifs.has(motif),
    },
    ...specialsOf(motif),
    pictures: picturesOf(theme, motif),
    palette: paletteOf(theme),
    jackpot: null,
  };
  const { minBet } = game;
  if (engine === 'roulette') {
    const stakes = chips(minBet);
    const facts = { lines: 0, rtp: rouletteRtp, maxWin: rouletteMostStakes };
    return { ...look, ...facts, stakes, limit: tableLimit(stakes[0] ?? minBet) };
  }
  if (engine === 'baccarat') {
    const stakes = cardChips(minBet);
    const facts = { lines: 0, rtp: baccaratLeastRtp, maxWin: baccaratMostStakes };
    return { ...look, ...facts, stakes, limit: tableLimit(stakes[0] ?? minBet) };
  }
  if (engine === 'taixiu' || engine === 'xocdia') {
    const stakes = bowlChips(minBet);
    const facts = {
      taixiu: { rtp: taiXiuLeastRtp, maxWin: taiXiuMostStakes },
      xocdia: { rtp: xocDiaLeastRtp, maxWin: xocDiaMostStakes },
    } as const;
    return { ...look, ...facts[engine], lines: 0, stakes, limit: tableLimit(stakes[0] ?? minBet) };
  }
  if (engine === 'fishing') {
    const stakes = chips(minBet);
    const facts = { lines: 0, rtp: fishRtp, maxWin: fishMostTimes };
    return { ...look, ...facts, stakes, limit: MOST_SHOTS * (stakes.at(-1) ?? minBet) };
  }
  if (engine === 'hilo') {
    const stakes = slotStakes(minBet, 1);
    const facts = { lines: 0, rtp: hiloRtp, maxWin: HILO_MOST_STAKES };
    return { ...look, ...facts, stakes, limit: stakes.at(-1) ?? minBet };
  }
  if (engine === 'tienlen' || engine === 'phom') {
    const stakes = slotStakes(minBet, STAKE_PARTS);
    const facts = { lines: 0, rtp: placesRtp, maxWin: Math.ceil(SWEEP_PAYS / 100) };
    return { ...look, ...facts, stakes, limit: stakes.at(-1) ?? minBet };
  }
  if (engine === 'videopoker') {
    const stakes = slotStakes(minBet, 1);
    const { pays, rtp } = paytables[look.paytable];
    const facts = { lines: 0, rtp, maxWin: Math.max(...Object.values(pays)) };
    return { ...look, ...facts, stakes, limit: stakes.at(-1) ?? minBet };
  }
  const lines = Math.min(game.lineNum || USUAL_LINES, slotLines.length);
  const stakes = slotStakes(game.minBet, lines);
  const [smallest = game.minBet] = stakes;
  return {
    ...look,
    jackpot: hasPot(game) ? jackpotOf(numberOf(game.gameCode), smallest) : null,
    stakes,
    limit: stakes.at(-1) ?? game.minBet,
    lines,
    rtp: slotModels[model].rtp,
    maxWin: MOST_STAKES,
  };
};
