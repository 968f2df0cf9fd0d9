import { validBetOf, validBetOfDraw, weighByEdge, type BetReturns } from '#contract/validBet';
import { baccaratBets, baccaratRtp, type BaccaratBet } from './baccaratBets.ts';
import { bowlReturn } from './bowlReturn.ts';
import { fishRtp } from './fishKinds.ts';
import { hiloRtp } from './hiloRules.ts';
import { skilledRtp } from './placePays.ts';
import { paytables } from './poker/paytables.ts';
import { stakeOf, type GameRequest } from './playRound.ts';
import { rouletteBets, rouletteRtp, wheel, type RouletteBet } from './rouletteBets.ts';
import { slotModels } from './slotModels.ts';
import { DIE, taiXiuBets, taiXiuRtp, type Dice, type TaiXiuBet } from './taiXiuBets.ts';
import { COINS, xocDiaBets, xocDiaRtp, type XocDiaBet } from './xocDiaBets.ts';

const facesOf = (count: number): number[] => Array.from({ length: count }, (_, face) => face);

const dice: readonly Dice[] = facesOf(DIE).flatMap((one) =>
  facesOf(DIE).flatMap((two) => facesOf(DIE).map((three): Dice => [one + 1, two + 1, three + 1])),
);

const onRoulette = ({ kind, choice, stake }: RouletteBet): BetReturns => {
  const { pays, wins } = rouletteBets[kind];
  const returns = wheel.map((number) => (wins(choice, number) ? BigInt(stake * (pays + 1)) : 0n));
  return { stake: BigInt(stake), rtp: rouletteRtp, returns };
};

const onTaiXiu = ({ kind, choice, stake }: TaiXiuBet): BetReturns => {
  const { pays, wins } = taiXiuBets[kind];
  const back = BigInt(bowlReturn(stake, pays[choice] ?? 0));
  const returns = dice.map((thrown) => (wins(choice, thrown) ? back : 0n));
  return { stake: BigInt(stake), rtp: taiXiuRtp[kind][choice] ?? 0, returns };
};

/** Red coins of each throw. */
const throws = facesOf(2 ** COINS).map((coins) => facesOf(COINS).filter((at) => coins & (1 << at)).length);

const onXocDia = ({ side, stake }: XocDiaBet): BetReturns => {
  const { pays, wins } = xocDiaBets[side];
  const back = BigInt(bowlReturn(stake, pays));
  const returns = throws.map((reds) => (wins(reds) ? back : 0n));
  return { stake: BigInt(stake), rtp: xocDiaRtp[side], returns };
};

const winners = ['player', 'banker', 'tie'] as const;
const hands = winners.flatMap((winner) =>
  [true, false].flatMap((playerPair) =>
    [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair })),
  ),
);

const onBaccarat = ({ side, stake }: BaccaratBet): BetReturns => {
  const paid = BigInt(stake + Math.floor((stake * baccaratBets[side].pays) / 100));
  const returns = hands.map((hand) => {
    if (side === 'playerPair' || side === 'bankerPair') return hand[side] ? paid : 0n;
    if (hand.winner === side) return paid;
    return hand.winner === 'tie' ? BigInt(stake) : 0n;
  });
  return { stake: BigInt(stake), rtp: baccaratRtp[side], returns };
};

/** The valid bet of a round, in minor units: what was at risk, over all bets of the round. */
export const validBetOfRound = (request: GameRequest): bigint => {
  const stake = BigInt(stakeOf(request));
  switch (request.engine) {
    case 'roulette':
      return validBetOfDraw(request.bets.map(onRoulette));
    case 'taixiu':
      return validBetOfDraw(request.bets.map(onTaiXiu));
    case 'xocdia':
      return validBetOfDraw(request.bets.map(onXocDia));
    case 'baccarat':
      return validBetOf(request.bets.map(onBaccarat));
    case 'slots':
      return weighByEdge(stake, slotModels[request.model].rtp);
    case 'videopoker':
      // The published return is rounded down; what it may be above it is no edge of the house.
      return weighByEdge(stake, paytables[request.paytable].rtp + 1);
    case 'tienlen':
    case 'phom':
      return weighByEdge(stake, skilledRtp);
    case 'hilo':
      return weighByEdge(stake, hiloRtp);
    case 'fishing':
      return weighByEdge(stake, fishRtp);
  }
};
