import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { FreeRoundPlan } from '../../offers/freeRounds/freeRoundPlan.ts';
import type { ActContext } from './act.ts';
import type { Inputs, Values } from './inputs.ts';
import { OperatorError } from './OperatorError.ts';
import { writeMoney } from '../../ledger/money/writeMoney.ts';

export const freeRoundInputs = {
  'round-stake': { kind: 'money', help: 'of free rounds: stake of each, in whole units' },
  'round-games': {
    kind: 'text',
    help: 'of free rounds: codes of games that take them, such as RNG0001,RNG0002',
  },
  'round-days': { kind: 'integer', help: 'of free rounds: days in which they can be played; 7 unless given' },
} as const satisfies Inputs;

/** More than that is no gift but a job. */
const MOST_ROUNDS = 1_000;
const MOST_GAMES = 20;
const USUAL_DAYS = 7;

const demand = (holds: boolean, why: string): void => {
  if (!holds) throw new OperatorError(why);
};

/** Free rounds as their options describe them. Throws OperatorError for games that do not take them with that stake. */
export const readFreeRounds = async (
  { tx, merchant, tenant, vendors }: Pick<ActContext, 'tx' | 'merchant' | 'tenant' | 'vendors'>,
  count: number,
  given: Values<typeof freeRoundInputs>,
): Promise<FreeRoundPlan> => {
  const { 'round-stake': stake, 'round-games': names, 'round-days': days = USUAL_DAYS } = given;
  if (stake === undefined || names === undefined)
    throw new OperatorError('free rounds need round-stake and round-games');
  demand(count >= 1 && count <= MOST_ROUNDS, `free rounds are 1 to ${MOST_ROUNDS}`);
  demand(days >= 1, 'round-days has to be at least 1');
  const codes = [...new Set(names.split(',').map((name) => name.trim()))];
  demand(codes.length <= MOST_GAMES, `free rounds are for at most ${MOST_GAMES} games`);
  const listed = await gameRepository(tx).byCodes(merchant, codes);
  const gameOf = new Map(listed.map(({ game }) => [game.gameCode, game]));
  for (const code of codes) {
    const game = gameOf.get(code);
    if (game === undefined || game.goneAt !== null) throw new OperatorError(`There is no game ${code}`);
    const vendor = vendors.of(game.vassalage);
    demand(vendor.takesFreeRounds(game), `${code} takes no free rounds`);
    const { stakes } = vendor.facts(game);
    demand(stakes.includes(Number(stake)), `${code} has no stake of ${writeMoney(stake, tenant.currency)}`);
  }
  return { count, stake: stake.toString(), games: codes, days };
};
