import type { BaccaratBet } from './baccaratBets.ts';
import { dealBaccarat, type BaccaratRound } from './dealBaccarat.ts';
import type { FishKind } from './fishKinds.ts';
import { isHiloAct, type HiloRound } from './hiloRules.ts';
import { playHilo } from './playHilo.ts';
import type { PaytableName } from './poker/paytables.ts';
import { phomWin, playPhom, type PhomRound } from './phom/playPhom.ts';
import { playVideoPoker, videoPokerWin, type VideoPokerRound } from './poker/playVideoPoker.ts';
import type { RoundAct } from './roundActs.ts';
import { playTienLen, tienLenWin, type TienLenRound } from './tienLen/playTienLen.ts';
import { rollTaiXiu, type TaiXiuRound } from './rollTaiXiu.ts';
import type { RouletteBet } from './rouletteBets.ts';
import { drawsOf, type RoundSeed } from '../../../platform/fairness/seedDraws.ts';
import { shakeXocDia, type XocDiaRound } from './shakeXocDia.ts';
import { shootFish, type FishRound } from './shootFish.ts';
import { winsJackpot, type JackpotRule } from './jackpotRule.ts';
import { slotModels, type SlotModelName } from './slotModels.ts';
import { spinRoulette, type RouletteRound } from './spinRoulette.ts';
import { spinSlots, type SlotRound } from './spinSlots.ts';
import { lineStakesWorth } from './lineStakesWorth.ts';
import type { TaiXiuBet } from './taiXiuBets.ts';
import type { XocDiaBet } from './xocDiaBets.ts';

/** What a round is asked for with. Stakes are minor units. */
export type GameRequest =
  | {
      readonly engine: 'slots';
      readonly model: SlotModelName;
      readonly lines: number;
      readonly stake: number;
      /** In a game with a pot, for money. */
      readonly jackpot?: JackpotRule;
      /** Free rounds that it was taken off, in place of money. */
      readonly free?: string;
    }
  | { readonly engine: 'roulette'; readonly bets: readonly RouletteBet[] }
  | {
      readonly engine: 'baccarat';
      readonly bets: readonly BaccaratBet[];
      /** At a live table: which of its rounds, all players of which share the cards. */
      readonly round?: number;
    }
  | { readonly engine: 'taixiu'; readonly bets: readonly TaiXiuBet[]; readonly round?: number }
  | { readonly engine: 'xocdia'; readonly bets: readonly XocDiaBet[]; readonly round?: number }
  | { readonly engine: 'hilo'; readonly stake: number }
  | { readonly engine: 'videopoker'; readonly paytable: PaytableName; readonly stake: number }
  | { readonly engine: 'tienlen'; readonly stake: number }
  | { readonly engine: 'phom'; readonly stake: number }
  /** The stake is that of each shot. */
  | { readonly engine: 'fishing'; readonly stake: number; readonly shots: readonly FishKind[] };

export type Engine = GameRequest['engine'];

export type RoundOutcome =
  /** In a game with a pot: whether the round won it. */
  | { readonly engine: 'slots'; readonly round: SlotRound; readonly isPotWon?: boolean }
  | { readonly engine: 'roulette'; readonly round: RouletteRound }
  | { readonly engine: 'baccarat'; readonly round: BaccaratRound }
  | { readonly engine: 'taixiu'; readonly round: TaiXiuRound }
  | { readonly engine: 'xocdia'; readonly round: XocDiaRound }
  | { readonly engine: 'hilo'; readonly round: HiloRound }
  | { readonly engine: 'videopoker'; readonly round: VideoPokerRound }
  | { readonly engine: 'tienlen'; readonly round: TienLenRound }
  | { readonly engine: 'phom'; readonly round: PhomRound }
  | { readonly engine: 'fishing'; readonly round: FishRound }
  /** Bets lie on a live table, whose cards nobody is told before. */
  | { readonly engine: 'table'; readonly dealtAt: string };

export const stakeOf = (request: GameRequest): number => {
  if ('bets' in request)
    return request.bets.reduce((sum: number, { stake }: { readonly stake: number }) => sum + stake, 0);
  return request.engine === 'fishing' ? request.stake * request.shots.length : request.stake;
};

/** Whether the player or the table's clock has still to decide how it ends. */
export const isUndecided = (outcome: RoundOutcome): boolean =>
  outcome.engine === 'table' || ('state' in outcome.round && outcome.round.state === 'playing');

export interface PlayedRound {
  readonly outcome: RoundOutcome;
  /** What comes back, in minor units. */
  readonly win: number;
}

/**
 * A round from its seed and what the player did in it alone: the server plays with it, the page of proof plays it
 * again.
 */
export const playRound = async (
  request: GameRequest,
  seed: RoundSeed,
  acts: readonly RoundAct[] = [],
): Promise<PlayedRound> => {
  const draws = await drawsOf(seed);
  const { engine } = request;
  if (engine === 'slots') {
    const { model, lines, stake, jackpot } = request;
    const round = spinSlots(slotModels[model], lines, draws);
    // Drawn last, so that the reels of a game are the same with a pot and without.
    const pot = jackpot && { isPotWon: winsJackpot(jackpot, draws) };
    return {
      outcome: { engine, round, ...pot },
      win: Math.ceil(lineStakesWorth(round.pay, { stake, lines })),
    };
  }
  if (engine === 'hilo') {
    const round = playHilo(request.stake, acts.filter(isHiloAct), draws);
    return { outcome: { engine, round }, win: round.state === 'won' ? round.worth : 0 };
  }
  if (engine === 'videopoker') {
    const round = playVideoPoker(request.paytable, acts, draws);
    return { outcome: { engine, round }, win: videoPokerWin(round, request.stake) };
  }
  if (engine === 'tienlen') {
    const round = playTienLen(acts, draws);
    return { outcome: { engine, round }, win: tienLenWin(round, request.stake) };
  }
  if (engine === 'phom') {
    const round = playPhom(acts, draws);
    return { outcome: { engine, round }, win: phomWin(round, request.stake) };
  }
  if (engine === 'roulette') {
    const round = spinRoulette(request.bets, draws);
    return { outcome: { engine, round }, win: round.win };
  }
  if (engine === 'baccarat') {
    const round = dealBaccarat(request.bets, draws);
    return { outcome: { engine, round }, win: round.win };
  }
  if (engine === 'taixiu') {
    const round = rollTaiXiu(request.bets, draws);
    return { outcome: { engine, round }, win: round.win };
  }
  if (engine === 'xocdia') {
    const round = shakeXocDia(request.bets, draws);
    return { outcome: { engine, round }, win: round.win };
  }
  const round = shootFish(request.stake, request.shots, draws);
  return { outcome: { engine, round }, win: round.win };
};
