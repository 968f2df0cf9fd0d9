import { hash } from 'node:crypto';
import type { GameType } from '#contract/constants';
import { motifFacts, motifs, type Motif } from '../covers/motifs.ts';
import { ramps } from '../covers/ramps.ts';
import { themes, type CoverTheme } from '../covers/themes.ts';
import type { games } from '../games/schema.ts';
import type { Palette } from './engine/gameWire.ts';
import { rouletteMostStakes, rouletteRtp } from './engine/rouletteBets.ts';
import { slotLines } from './engine/slotLines.ts';
import { MOST_STAKES, slotModels, type SlotModelName } from './engine/slotModels.ts';
import { chips, slotStakes, tableLimit } from './stakes.ts';

type Engine = 'slots' | 'roulette';

/** What a game of each type is played as in the sandbox, so that every game of the lobby can be played. */
const engineOf = {
  SPORTS: 'slots',
  ESPORTS: 'slots',
  LIVE: 'roulette',
  LOTT: 'slots',
  ELOTT: 'slots',
  FISH: 'slots',
  PVP: 'slots',
  RNG: 'slots',
  COCKFIGHT: 'slots',
  ROU: 'roulette',
  JP: 'slots',
  BAC: 'roulette',
  HORSE: 'slots',
  JL: 'slots',
} as const satisfies Record<GameType, Engine>;

type GameFacts = Pick<
  typeof games.$inferSelect,
  'gameCode' | 'gameType' | 'gameClassify' | 'tag' | 'minBet' | 'lineNum' | 'art'
>;

const numberOf = (gameCode: string): number => parseInt(hash('sha256', gameCode).slice(0, 8), 16);

const themeNames = Object.keys(themes) as CoverTheme[];

/** Games stored without their art get one by their code, always the same. */
const artOf = ({ gameCode, art }: GameFacts): { theme: CoverTheme; motif: Motif } =>
  art ?? { theme: themeNames[numberOf(gameCode) % themeNames.length] ?? 'imperial', motif: 'seven' };

const modelNames = Object.keys(slotModels) as SlotModelName[];

/** Jackpots pay seldom and much; any other slot as its code has it. */
const modelOf = ({ gameCode, gameType, gameClassify, tag }: GameFacts): SlotModelName =>
  gameType === 'JP' || gameClassify === 'JP' || tag === 'jackpot'
    ? 'bold'
    : (modelNames[numberOf(gameCode) % modelNames.length] ?? 'even');

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name);

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

export interface VendorGame {
  readonly engine: Engine;
  readonly model: SlotModelName;
  readonly theme: CoverTheme;
  /** Pictures of a slot, the best first. */
  readonly pictures: readonly Motif[];
  readonly wild: Motif;
  readonly scatter: Motif;
  readonly palette: Palette;
  /** Choices of a slot's stake, or the chips of a table. */
  readonly stakes: readonly number[];
  /** The most of one round, in minor units. */
  readonly limit: number;
  readonly lines: number;
  readonly rtp: number;
  readonly maxWin: number;
}

const paletteOf = (name: CoverTheme): Palette => {
  const { background, ray, glow, ink, ramp } = themes[name];
  return { background, ray, glow, ink, ramp: ramps[ramp] };
};

/** How the sandbox plays a game of the catalogue. */
export const vendorGame = (game: GameFacts): VendorGame => {
  const engine = engineOf[game.gameType];
  const model = modelOf(game);
  const { theme, motif } = artOf(game);
  const look = {
    ...{ engine, model, theme },
    ...specialsOf(motif),
    pictures: picturesOf(theme, motif),
    palette: paletteOf(theme),
  };
  if (engine === 'roulette') {
    const { minBet } = game;
    const facts = { lines: 0, rtp: rouletteRtp, maxWin: rouletteMostStakes };
    return { ...look, ...facts, stakes: chips(minBet), limit: tableLimit(minBet) };
  }
  const lines = Math.min(game.lineNum || USUAL_LINES, slotLines.length);
  const stakes = slotStakes(game.minBet, lines);
  return {
    ...look,
    stakes,
    limit: stakes.at(-1) ?? game.minBet,
    lines,
    rtp: slotModels[model].rtp,
    maxWin: MOST_STAKES,
  };
};
