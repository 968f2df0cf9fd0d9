import Type, { type Static } from 'typebox';
import { strict } from '#contract/schemas/common';
import { refuse } from '../refusal.ts';
import type { GameRequest } from './engine/playRound.ts';
import { rouletteBetKinds, rouletteBets } from './engine/rouletteBets.ts';
import type { VendorGame } from './vendorGame.ts';

const minorUnits = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const choices = rouletteBetKinds.map((kind) => rouletteBets[kind].choices);
const MOST_CHOICES = Math.max(...choices);
/** As many bets as there are places for a chip. */
const FIELDS = choices.reduce((sum, one) => sum + one, 0);

export const RoundSchema = strict({
  key: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  /** Of a slot. */
  stake: Type.Optional(minorUnits),
  /** Of a table. */
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
});

type Asked = Static<typeof RoundSchema>;

/** A round as it may be played in a game. Refuses `bad_request` for stakes or fields that the game does not have. */
export const readRequest = (game: VendorGame, { stake, bets }: Asked): GameRequest => {
  if (game.engine === 'slots') {
    if (stake === undefined || bets !== undefined || !game.stakes.includes(stake))
      return refuse('bad_request');
    return { engine: 'slots', model: game.model, lines: game.lines, stake };
  }
  const smallest = game.stakes[0] ?? 1;
  const isFair =
    bets?.every((bet) => bet.choice < rouletteBets[bet.kind].choices && bet.stake % smallest === 0) === true;
  const total = bets?.reduce((sum, bet) => sum + bet.stake, 0) ?? 0;
  if (bets === undefined || stake !== undefined || !isFair || total > game.limit)
    return refuse('bad_request');
  return { engine: 'roulette', bets };
};
