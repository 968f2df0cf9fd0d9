import Type, { type Static } from 'typebox';
import { IdSchema, strict } from '#contract/schemas/common';
import { refuse } from '../../platform/refusal/refusal.ts';
import { baccaratSides } from './engine/baccaratBets.ts';
import { fishNames, MOST_SHOTS } from './engine/fishKinds.ts';
import { jackpotRule } from './engine/jackpotRule.ts';
import type { Engine, GameRequest } from './engine/playRound.ts';
import { rouletteBetKinds, rouletteBets } from './engine/rouletteBets.ts';
import { taiXiuBetKinds, taiXiuBets } from './engine/taiXiuBets.ts';
import { xocDiaSides } from './engine/xocDiaBets.ts';
import { takesFreeRounds } from './takesFreeRounds.ts';
import type { VendorGame } from './vendorGame.ts';

const minorUnits = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const choices = rouletteBetKinds.map((kind) => rouletteBets[kind].choices);
const MOST_CHOICES = Math.max(...choices);
/** As many bets as there are places for a chip. */
const FIELDS = choices.reduce((sum, one) => sum + one, 0);

const diceChoices = taiXiuBetKinds.map((kind) => taiXiuBets[kind].pays.length);
const MOST_DICE_CHOICES = Math.max(...diceChoices);
const DICE_FIELDS = diceChoices.reduce((sum, one) => sum + one, 0);

export const RoundSchema = strict({
  key: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  /** Of a slot, of a round of a card game, of each shot. */
  stake: Type.Optional(minorUnits),
  /** Of a slot: free rounds of which one is taken instead of money. */
  free: Type.Optional(IdSchema),
  /** Of roulette. */
  bets: Type.Optional(
    Type.Array(
      strict({
        kind: Type.Enum([...rouletteBetKinds]),
        choice: Type.Integer({ minimum: 0, maximum: MOST_CHOICES - 1 }),
        stake: minorUnits,
      }),
      { minItems: 1, maxItems: FIELDS },
    ),
  ),
  /** Of baccarat. */
  sides: Type.Optional(
    Type.Array(strict({ side: Type.Enum([...baccaratSides]), stake: minorUnits }), {
      minItems: 1,
      maxItems: baccaratSides.length,
    }),
  ),
  /** Of Tài Xỉu. */
  dice: Type.Optional(
    Type.Array(
      strict({
        kind: Type.Enum([...taiXiuBetKinds]),
        choice: Type.Integer({ minimum: 0, maximum: MOST_DICE_CHOICES - 1 }),
        stake: minorUnits,
      }),
      { minItems: 1, maxItems: DICE_FIELDS },
    ),
  ),
  /** Of Xóc Đĩa. */
  coins: Type.Optional(
    Type.Array(strict({ side: Type.Enum([...xocDiaSides]), stake: minorUnits }), {
      minItems: 1,
      maxItems: xocDiaSides.length,
    }),
  ),
  /** Of a live table: the round that the chips are for. */
  round: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  /** What is shot at. */
  shots: Type.Optional(Type.Array(Type.Enum([...fishNames]), { minItems: 1, maxItems: MOST_SHOTS })),
});

type Asked = Static<typeof RoundSchema>;
/** What a round of each game is asked for with; anything else is no round of it. */
const fieldsOf: Readonly<Record<Engine, readonly (keyof Asked)[]>> = {
  slots: ['stake'],
  hilo: ['stake'],
  videopoker: ['stake'],
  tienlen: ['stake'],
  phom: ['stake'],
  fishing: ['stake', 'shots'],
  roulette: ['bets'],
  baccarat: ['sides'],
  taixiu: ['dice'],
  xocdia: ['coins'],
};

const hasItsFields = (game: VendorGame, asked: Asked): boolean => {
  const { engine, isRoom } = game;
  const given = Object.keys(asked).filter((name) => name !== 'key');
  const isFree = asked.free !== undefined && takesFreeRounds(game);
  const wanted: readonly string[] = [
    ...fieldsOf[engine],
    ...(isRoom ? ['round'] : []),
    ...(isFree ? ['free'] : []),
  ];
  return given.length === wanted.length && given.every((name) => wanted.includes(name));
};

const isOnTable = ({ stakes: [smallest = 1], limit }: VendorGame, chips: readonly { stake: number }[]) =>
  chips.every(({ stake }) => stake % smallest === 0) &&
  chips.reduce((sum, { stake }) => sum + stake, 0) <= limit;

/** A round as it may be played in a game. Refuses `bad_request` for stakes or fields that the game does not have. */
export const readRequest = (game: VendorGame, asked: Asked, mode: 'real' | 'trial'): GameRequest => {
  const { engine, model, paytable, lines, stakes, jackpot } = game;
  const {
    stake = stakes[0] ?? 1,
    bets = [],
    sides = [],
    dice = [],
    coins = [],
    shots = [],
    round,
    free,
  } = asked;
  const named = [...sides, ...coins];
  const ofTable = round === undefined ? {} : { round };
  const isEachOnce = new Set(named.map(({ side }) => side)).size === named.length;
  const isFair =
    hasItsFields(game, asked) &&
    stakes.includes(stake) &&
    bets.every(({ kind, choice }) => choice < rouletteBets[kind].choices) &&
    dice.every(({ kind, choice }) => choice < taiXiuBets[kind].pays.length) &&
    isOnTable(game, [...bets, ...dice, ...named]) &&
    isEachOnce;
  if (!isFair) return refuse('bad_request');
  // Play money feeds no pot, and wins none.
  const pot = jackpot !== null && mode === 'real' && { jackpot: jackpotRule(jackpot, stake) };
  const requests = {
    slots: { engine: 'slots', model, lines, stake, ...pot, ...(free !== undefined && { free }) },
    hilo: { engine: 'hilo', stake },
    videopoker: { engine: 'videopoker', paytable, stake },
    tienlen: { engine: 'tienlen', stake },
    phom: { engine: 'phom', stake },
    fishing: { engine: 'fishing', stake, shots },
    roulette: { engine: 'roulette', bets },
    taixiu: { engine: 'taixiu', bets: dice, ...ofTable },
    xocdia: { engine: 'xocdia', bets: coins, ...ofTable },
    baccarat: { engine: 'baccarat', bets: sides, ...ofTable },
  } as const satisfies Record<Engine, GameRequest>;
  return requests[engine];
};
